import type { BlockDescription, FieldDescription } from "~/content/description";
import type { References } from "~/content/item-schemas";
import { wordsOfMarkup } from "./inputs/words-of-markup";

interface StoredBlock {
  type: string;
  props: Record<string, unknown>;
}

/** A value as comparable text, one line per part; "" for nothing. */
export function wordsOfValue(field: FieldDescription, value: unknown, references: References): string {
  const { kind, settings } = field;
  if (value === null || value === undefined || value === "") return "";
  if (kind === "HTML" && typeof value === "string") return wordsOfMarkup(value).join("\n");
  if (kind === "MONEY" && typeof value === "number") return `$${(value / 100).toFixed(2)}`;
  if (kind === "ITEM_ARRAY" && Array.isArray(value)) {
    return value
      .map((entry: Record<string, unknown>) => wordsOfEntry(settings.item ?? [], entry, references))
      .join("\n");
  }
  if (kind === "BLOCKS" && Array.isArray(value))
    return wordsOfBlocks(settings.blocks ?? [], value, references);
  const choice = settings.choices?.find((one) => one.value === value);
  return choice ? choice.label : plainWords(value, references);
}

/** The blocks of a page by name, each with its texts in the order of its form, without ids and hints. */
function wordsOfBlocks(
  known: readonly BlockDescription[],
  blocks: readonly StoredBlock[],
  references: References,
): string {
  return blocks
    .map(({ type, props }) => {
      const kind = known.find(({ name }) => name === type);
      if (!kind) return type;
      const words = kind.fields.map((part) =>
        part.kind === "SLOT"
          ? wordsOfBlocks(known, (props[part.name] ?? []) as StoredBlock[], references)
          : wordsOfValue(part, props[part.name], references),
      );
      return [kind.label, ...words.filter(Boolean)].join("\n");
    })
    .join("\n");
}

function wordsOfEntry(
  parts: FieldDescription[],
  entry: Record<string, unknown>,
  references: References,
): string {
  return parts
    .map((part) => wordsOfValue(part, entry[part.name], references))
    .filter(Boolean)
    .join(" · ");
}

function plainWords(value: unknown, references: References): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return String(value);
  if (typeof value === "string")
    return references[value]?.title ?? (value.startsWith("<") ? wordsOfMarkup(value).join("\n") : value);
  if (Array.isArray(value))
    return value
      .map((part) => plainWords(part, references))
      .filter(Boolean)
      .join("\n");
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value)
    .map((part) => plainWords(part, references))
    .filter(Boolean)
    .join(" · ");
}
