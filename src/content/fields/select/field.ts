import { text } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type FieldOptions, field } from "../field";
import { stored } from "../stored";

/** One of a fixed list of choices, given as value and label; null while none is chosen. */
export function select<Choice extends string>(
  options: FieldOptions & { choices: Record<Choice, string>; initially?: NoInfer<Choice> },
) {
  const values = Object.keys(options.choices) as [Choice, ...Choice[]];
  const one = field<Choice | null>("SELECT", options, {
    schema: z.enum(values).nullable(),
    settings: { choices: values.map((value) => ({ value, label: options.choices[value] })) },
    empty: options.initially ?? null,
    words: (value) => (value === null ? "" : options.choices[value]),
  });
  return Object.assign(
    stored(one, () => text().$type<Choice>()),
    { choices: options.choices },
  );
}
