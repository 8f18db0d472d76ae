import { boolean as booleanColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type FieldOptions, field } from "./field";
import { stored } from "./stored";

export function boolean(options: FieldOptions & { initially?: boolean }) {
  return stored(
    field<boolean>("BOOLEAN", options, {
      schema: z.boolean(),
      empty: options.initially ?? false,
      isEmpty: () => false,
    }),
    () =>
      booleanColumn()
        .notNull()
        .default(options.initially ?? false),
  );
}
