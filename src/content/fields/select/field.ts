import { z } from "zod";
import { type FieldOptions, field } from "../field";

/** One of a fixed list of choices, given as value and label; null while none is chosen. */
export function select<Choice extends string>(
  options: FieldOptions & { choices: Record<Choice, string>; initially?: NoInfer<Choice> },
) {
  const values = Object.keys(options.choices) as [Choice, ...Choice[]];
  return {
    ...field<Choice | null>("SELECT", options, {
      schema: z.enum(values).nullable(),
      settings: { choices: values.map((value) => ({ value, label: options.choices[value] })) },
      empty: options.initially ?? null,
      words: (value) => (value === null ? "" : options.choices[value]),
    }),
    choices: options.choices,
  };
}
