import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { Item } from "../actions/steps";
import type { ContentType } from "../define-content-type";
import { contentItem } from "../tables";
import { emptyValues } from "./empty-values";
import { importFields } from "./import-columns";

/**
 * How a row finds the record that it changes: `address` by the slug, also one made from its title; `title`;
 * `none` adds a record for each row; otherwise the name of a text field. An id in the row always counts
 * first.
 */
export const MATCH = { address: "address", title: "title", none: "none" } as const;

export function defaultMatch(type: ContentType): string {
  return type.slugField ? MATCH.address : MATCH.title;
}

/** The choices, with a sentence for each. */
export function matchChoices(type: ContentType, columns: readonly (string | null)[]) {
  const texts = [...importFields(type)].filter(
    ([name, field]) => field.kind === "TEXT" && columns.includes(name) && name !== type.slugField,
  );
  return [
    ...(type.slugField ? [{ value: MATCH.address, label: "has the same address (slug)" }] : []),
    { value: MATCH.title, label: "has the same title" },
    ...texts.map(([name, field]) => ({ value: name, label: `has the same “${field.label}”` })),
    { value: MATCH.none, label: "Never: add every row as a new record" },
  ];
}

/** The lookup key of a row, from its values. */
export interface RowKey {
  /** The id in the row; undefined if it has none. */
  id: string | undefined;
  /** In lower case; undefined if the row has no such value, or nothing is to be matched. */
  key: string | undefined;
}

export function keyOf(
  type: ContentType,
  matchBy: string,
  row: { id: string | undefined; data: Record<string, unknown> },
): RowKey {
  const complete = Object.assign(emptyValues(type), row.data);
  return { id: row.id, key: keyText(type, matchBy, complete)?.trim().toLowerCase() || undefined };
}

function keyText(type: ContentType, matchBy: string, data: Record<string, unknown>): string | undefined {
  if (matchBy === MATCH.none) return undefined;
  if (matchBy === MATCH.address) return (type.slug(data) ?? type.slugOfTitle(data)) || undefined;
  if (matchBy === MATCH.title) return type.title(data);
  return String(data[matchBy] ?? "");
}

/** The records outside the trash that these keys find, with one query for ids and one for keys. */
export interface Matches {
  byId(id: string): Item | undefined;
  byKey(key: string): readonly Item[];
}

export async function matchRows(
  db: Database,
  type: ContentType,
  matchBy: string,
  keys: readonly RowKey[],
): Promise<Matches> {
  const column = keyColumn(matchBy);
  const ids = keys.flatMap(({ id }) => id ?? []);
  const texts = keys.flatMap(({ id, key }) => (id === undefined && key !== undefined ? key : []));
  const select = (condition: SQL) =>
    db
      .select({ item: contentItem, key: column })
      .from(contentItem)
      .where(and(eq(contentItem.type, type.name), isNull(contentItem.trashedAt), condition));
  const found = ids.length > 0 ? await select(inArray(contentItem.id, [...new Set(ids)])) : [];
  const same = texts.length > 0 ? await select(inArray(column, [...new Set(texts)])) : [];
  const byId = new Map(found.map(({ item }) => [item.id, item]));
  const byKey = Map.groupBy(same, ({ key }) => key);
  return {
    byId: (id) => byId.get(id),
    byKey: (key) => (byKey.get(key) ?? []).map(({ item }) => item),
  };
}

function keyColumn(matchBy: string): SQL<string> {
  if (matchBy === MATCH.address) return sql<string>`lower(${contentItem.slug})`;
  if (matchBy === MATCH.title) return sql<string>`lower(trim(${contentItem.title}))`;
  return sql<string>`lower(trim(${contentItem.data} ->> ${matchBy}::text))`;
}
