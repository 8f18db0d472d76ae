import { and, eq, isNull, like, ne, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import { MAX_SLUG } from "../slug-of";
import { contentItem } from "../tables";

/**
 * Adds an address to values without one: it is derived from the title, with `-2`, `-3`, and so on while other records
 * have it. Call it within the transaction that writes the values: of two simultaneous records with one title, the
 * second waits and gets the next number.
 * @param before the present slug; undefined for a new record
 * @param options.suggestsSlug the slug among the values is only a suggestion: it may get a number too
 */
export async function withFreeSlug(
  tx: Database,
  type: ContentType,
  { id, data, before }: { id: string; data: Record<string, unknown>; before?: string | null },
  { suggestsSlug = false } = {},
): Promise<Record<string, unknown>> {
  const { slugField } = type;
  const slug = type.slug(data);
  if (!slugField || (slug !== null && (!suggestsSlug || slug === before))) return data;
  const preferred = slug ?? type.slugOfTitle(data);
  if (preferred === null) return data;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address of ${type.name}`}, 0))`);
  return { ...data, [slugField]: await freeSlug(tx, type, id, preferred) };
}

/**
 * Whether the address is the one derived from the title: then a form filled it in, and nobody chose it.
 */
export function hasSlugOfTitle(type: ContentType, input: Record<string, unknown>): boolean {
  const parsed = type.schema.safeParse(input);
  if (!parsed.success) return false;
  const slug = type.slug(parsed.data);
  return slug !== null && slug === type.slugOfTitle(parsed.data) && slug !== type.title(parsed.data);
}

/** The length of “-99999”. */
const MAX_SUFFIX_LENGTH = 6;

/** This slug, or with the first number that no other record has: `river-in-spring-2`. */
async function freeSlug(tx: Database, type: ContentType, id: string, preferred: string): Promise<string> {
  const prefix = type.addressPrefix ?? "";
  const limit = Math.max(MAX_SLUG, preferred.length);
  const stem = preferred.slice(0, limit - MAX_SUFFIX_LENGTH);
  const begins = (column: AnyPgColumn, text: string): SQL =>
    like(column, `${text.replace(/[\\%_]/g, "\\$&")}%`);
  const rows = await tx
    .select({ type: contentItem.type, slug: contentItem.slug, url: contentItem.publishedUrl })
    .from(contentItem)
    .where(
      and(
        ne(contentItem.id, id),
        or(
          and(eq(contentItem.type, type.name), isNull(contentItem.trashedAt), begins(contentItem.slug, stem)),
          // Addresses that are public for another record, or still public although its draft has moved.
          type.addressPrefix === undefined ? undefined : begins(contentItem.publishedUrl, `${prefix}${stem}`),
        ),
      ),
    );
  const taken = new Set(rows.map((row) => (row.type === type.name ? row.slug : null)));
  const urls = new Set(rows.map((row) => row.url));
  const isTaken = (slug: string) =>
    taken.has(slug) || (type.addressPrefix !== undefined && urls.has(`${prefix}${slug}`));
  let free = preferred;
  for (let number = 2; isTaken(free); number += 1) {
    const suffix = `-${number}`;
    free = preferred.slice(0, limit - suffix.length).replace(/-+$/, "") + suffix;
  }
  return free;
}
