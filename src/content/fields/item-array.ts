import { jsonb } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type Field, type FieldOptions, type Fields, field, type ShownOf, type ValuesOf } from "./field";
import { schemaOf } from "./schema-of";
import { showFields } from "./show-fields";
import { stored } from "./stored";

/**
 * An ordered list of small groups of fields. A group with a link to something hidden is not shown.
 * @param options `initially` are the entries of a new record, and of an older record without the field
 */
export function itemArray<F extends Fields>(
  options: FieldOptions & {
    item: F;
    maxItems?: number;
    editor?: "questions" | "sessions";
    initially?: NoInfer<ValuesOf<F>>[];
  },
) {
  const { initially = [], maxItems = 50 } = options;
  const parts = Object.entries(options.item);
  const each = <T>(items: ValuesOf<F>[], read: (part: Field, value: unknown) => T) =>
    items.flatMap((item) => parts.map(([name, part]) => read(part, item[name] ?? part.empty)));
  // The addresses that a group links to by its own fields. Links in its texts do not hide it.
  const addressesOf = (item: ValuesOf<F>) =>
    each([item], (part, value) => (part.kind === "TEXT" ? part.links(value) : [])).flat();
  const list: Field<ValuesOf<F>[], ShownOf<F>[]> = {
    ...field<ValuesOf<F>[]>("ITEM_ARRAY", options, {
      schema: z.array(schemaOf(options.item)).max(maxItems),
      settings: {
        item: options.item,
        maxItems,
        editor: options.editor,
      },
      empty: initially,
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
    show: (items, records) =>
      items
        .filter((item) => !addressesOf(item).some(records.hides))
        .map((item) => showFields(options.item, item, records)),
  };
  return Object.assign(
    stored(list, () => jsonb().$type<ValuesOf<F>[]>().notNull().default(initially)),
    { item: options.item },
  );
}
