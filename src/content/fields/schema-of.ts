import { z } from "zod";
import type { Fields, ValuesOf } from "./field";

/**
 * The shape of a group of fields. What is left out becomes the field's empty value, what is not known is refused:
 * nobody can write a property that the definition does not name.
 */
export function schemaOf<F extends Fields>(fields: F): z.ZodType<ValuesOf<F>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, part]) => [name, part.schema.prefault(part.empty)]),
  );
  return z.strictObject(shape) as unknown as z.ZodType<ValuesOf<F>>;
}
