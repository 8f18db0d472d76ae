import { z } from "zod";
import { type FieldOptions, field } from "../field";

export function boolean(options: FieldOptions & { initially?: boolean }) {
  return field<boolean>("BOOLEAN", options, {
    schema: z.boolean(),
    empty: options.initially ?? false,
    isEmpty: () => false,
  });
}
