import { text } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type FieldOptions, field } from "./field";
import { type NullUnless, nullUnless, stored } from "./stored";

/**
 * One of a fixed list of choices, with values and labels; null if none is chosen.
 * @param options `initially` is also the published value of a required field in records that are older than
 * the field
 */
export function select<Choice extends string, Required extends boolean = false>(
  options: FieldOptions<Required> & { choices: Record<Choice, string>; initially?: NoInfer<Choice> },
) {
  const values = Object.keys(options.choices) as [Choice, ...Choice[]];
  const { choices, initially, required } = options;
  const one = field<Choice | null>("SELECT", options, {
    schema: z.enum(values).nullable(),
    settings: { choices: values.map((value) => ({ value, label: choices[value] })) },
    empty: initially ?? null,
    words: (value) => (value === null ? "" : choices[value]),
  });
  const plain = () => text().$type<Choice>();
  const column = () => {
    const made = required && initially ? plain().notNull().default(initially) : nullUnless(required, plain());
    return made as unknown as NullUnless<Required, ReturnType<typeof plain>>;
  };
  const toColumn = (value: Choice | null) => value ?? (required ? (initially ?? null) : null);
  return Object.assign(stored(one, column, toColumn), { choices });
}
