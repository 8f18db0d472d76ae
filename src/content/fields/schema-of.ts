import { z } from "zod";
import type { Fields, ValuesOf } from "./field";

/**
 * The schema of a group of fields. A missing field gets its empty value; an unknown one is refused, so that nobody
 * can write a property that the definition lacks.
 */
export function schemaOf<F extends Fields>(fields: F): z.ZodType<ValuesOf<F>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, part]) => [name, part.schema.prefault(part.empty)]),
  );
  return z.strictObject(shape) as unknown as z.ZodType<ValuesOf<F>>;
}
