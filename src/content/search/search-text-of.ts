import type { Database } from "~/platform/database/database";
import type { ContentType, Published } from "../define-content-type";
import type { Field, Fields, SearchPart } from "../fields/field";
import type { Passage } from "./passage";
import type { FieldTexts, SearchText } from "./search-text";

/**
 * The search text of a record: the text of its fields, and any text that its definition adds. Null if search does not
 * show the record.
 */
export async function searchTextOf(
  tx: Database,
  { fields, search }: ContentType,
  item: Published<Record<string, unknown>>,
): Promise<SearchText | null> {
  if (!search) return null;
  const texts = fieldTexts(fields, item.data);
  const own = search.document ? await search.document(tx, item, texts) : {};
  if (own === null) return null;
  return {
    title: texts.title.join(" "),
    excerpt: texts.excerpt.join(". "),
    body: texts.body.join("\n"),
    words: texts.words,
    plainWords: item.data.plainWords as string[] | undefined,
    weight: search.weight,
    passages: passagesIn(fields, item.data),
    ...own,
  };
}

function passagesIn(fields: Fields, data: Record<string, unknown>): Passage[] {
  return Object.entries<Field>(fields)
    .filter(([, { search }]) => search !== undefined)
    .flatMap(([name, field]) => field.passages(data[name] ?? field.empty));
}

function fieldTexts(fields: Fields, data: Record<string, unknown>): FieldTexts {
  const textsOf = (part: SearchPart) =>
    Object.entries<Field>(fields)
      .filter(([, { search = [] }]) => [search].flat().includes(part))
      .map(([name, field]) => field.words(data[name] ?? field.empty))
      .filter((text) => text !== "");
  return {
    title: textsOf("title"),
    words: textsOf("words"),
    excerpt: textsOf("excerpt"),
    body: textsOf("body"),
  };
}
