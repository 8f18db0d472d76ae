import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { editsBetween } from "~/platform/find-misspelled-setting";
import type { CellContext } from "../csv/read-cell";
import { entriesOf } from "../csv/read-cell";
import type { Field } from "../fields/field";
import { contentTypeNamed } from "../registry";
import { contentItem } from "../tables";

/** Limit of the records of one type whose titles are compared with a misspelled name. */
const MAX_TITLES = 2_000;

/** A cell of a field that refers to records. */
interface ReferringCell {
  field: Field;
  cell: string;
}

/**
 * Looks up every record that these cells name, by slug, title, or id, with two queries for each type that
 * they refer to.
 */
export async function recordNames(
  db: Database,
  cells: readonly ReferringCell[],
  timeZone: string,
): Promise<CellContext> {
  const known = new Map<string, Map<string, string[]>>();
  const titles = new Map<string, string[]>();
  const byType = Map.groupBy(cells, ({ field }) => field.settings.refersTo ?? "");
  for (const [type, named] of byType) {
    const wanted = new Set(named.flatMap(({ cell }) => candidatesIn(cell)));
    if (wanted.size === 0) continue;
    const found = await idsByName(db, type, [...wanted]);
    known.set(type, found);
    if ([...wanted].some((name) => !found.has(name))) titles.set(type, await titlesOf(db, type));
  }
  return {
    timeZone,
    idsOf: (type, name) => known.get(type)?.get(name.toLowerCase()) ?? [],
    similarTo: (type, name) => similar(titles.get(type) ?? [], name),
    nounFor: (type) => contentTypeNamed(type).label.one.toLowerCase(),
  };
}

/** Every way to read the cell as a list of names (`namesIn`). */
function candidatesIn(cell: string): string[] {
  return [...entriesOf(cell, /;/), ...entriesOf(cell, /,/)].map((name) => name.toLowerCase());
}

/** A name may belong to several records; the slug is more exact than the title. */
async function idsByName(db: Database, type: string, names: string[]): Promise<Map<string, string[]>> {
  const { id, slug, title } = contentItem;
  const lowered = sql<string>`lower(${title})`;
  const rows = await db
    .select({ id, slug, title: lowered })
    .from(contentItem)
    .where(
      and(
        eq(contentItem.type, type),
        isNull(contentItem.trashedAt),
        or(inArray(slug, names), inArray(lowered, names), inArray(sql<string>`${id}::text`, names)),
      ),
    );
  const bySlug = new Map(rows.map((row) => [row.slug?.toLowerCase(), [row.id]]));
  const byTitle = Map.groupBy(rows, (row) => row.title);
  const byId = new Map(rows.map((row) => [row.id, [row.id]]));
  return new Map(
    names.flatMap((name) => {
      const ids = byId.get(name) ?? bySlug.get(name) ?? byTitle.get(name)?.map((row) => row.id);
      return ids ? [[name, ids]] : [];
    }),
  );
}

async function titlesOf(db: Database, type: string): Promise<string[]> {
  const rows = await db
    .select({ title: contentItem.title })
    .from(contentItem)
    .where(and(eq(contentItem.type, type), isNull(contentItem.trashedAt)))
    .limit(MAX_TITLES);
  return rows.map(({ title }) => title);
}

/** A title that differs in at most two letters; otherwise the only title that begins with this text. */
function similar(titles: readonly string[], name: string): string | undefined {
  const wanted = name.toLowerCase();
  if (wanted.length < 4) return undefined;
  const near = titles.find((title) => editsBetween(wanted, title.toLowerCase()) <= 2);
  if (near !== undefined) return near;
  const beginning = titles.filter((title) => title.toLowerCase().startsWith(wanted));
  return beginning.length === 1 ? beginning[0] : undefined;
}
