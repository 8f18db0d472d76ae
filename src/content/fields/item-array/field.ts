import { z } from "zod";
import { type Field, type FieldOptions, type Fields, field, type ShownOf, type ValuesOf } from "../field";
import { schemaOf } from "../schema-of";
import { showFields } from "../show-fields";

/** A list of small groups of fields, in an order that matters. */
export function itemArray<F extends Fields>(
  options: FieldOptions & { item: F; maxItems?: number; editor?: "questions" },
): Field<ValuesOf<F>[], ShownOf<F>[]> & { item: F } {
  const parts = Object.entries(options.item);
  const each = <T>(items: ValuesOf<F>[], read: (part: Field, value: unknown) => T) =>
    items.flatMap((item) => parts.map(([name, part]) => read(part, item[name] ?? part.empty)));
  return {
    ...field<ValuesOf<F>[]>("ITEM_ARRAY", options, {
      schema: z.array(schemaOf(options.item)).max(options.maxItems ?? 50),
      settings: {
        item: options.item,
        maxItems: options.maxItems ?? 50,
        ...(options.editor && { editor: options.editor }),
      },
      empty: [],
      references: (items) => each(items, (part, value) => part.references(value)).flat(),
      nested: (items) =>
        items.flatMap((item, index) =>
          parts.map(([name, part]) => ({
            path: `${index}.${name}`,
            field: part,
            value: item[name] ?? part.empty,
          })),
        ),
      words: (items) =>
        each(items, (part, value) => part.words(value))
          .filter(Boolean)
          .join("\n"),
    }),
    show: (items, records) => items.map((item) => showFields(options.item, item, records)),
    item: options.item,
  };
}
