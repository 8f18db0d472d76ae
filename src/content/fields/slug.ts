import { text } from "drizzle-orm/pg-core";
import { z } from "zod";
import { MAX_SLUG } from "../slug-of";
import { type FieldOptions, field } from "./field";
import { stored } from "./stored";

/** The last segment of a record's address: lower-case letters, digits, and single hyphens. */
export function slug(options: FieldOptions) {
  const message = "Use only lowercase letters, digits, and single hyphens.";
  const schema = z
    .string()
    .trim()
    .max(MAX_SLUG)
    .regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, message);
  return stored(
    field<string>(
      "SLUG",
      { required: true, ...options },
      {
        schema,
        settings: { maxLength: MAX_SLUG },
        empty: "",
      },
    ),
    () => text().notNull().unique(),
  );
}
