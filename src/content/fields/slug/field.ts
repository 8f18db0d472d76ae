import { z } from "zod";
import { type FieldOptions, field } from "../field";

/** The last part of a record's address: lower-case letters, digits and single hyphens. */
export function slug(options: FieldOptions) {
  const message = "Use only lowercase letters, digits, and single hyphens.";
  const schema = z
    .string()
    .trim()
    .max(120)
    .regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, message);
  return field<string>(
    "SLUG",
    { required: true, ...options },
    {
      schema,
      settings: { maxLength: 120 },
      empty: "",
    },
  );
}
