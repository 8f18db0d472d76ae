import { inArray, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { References } from "../description";
import type { Fields } from "../fields/field";
import { contentItem } from "../tables";

/** What some records refer to, by id, in any of the given fields: one query, however many. */
export async function referencesOf(
  db: Database,
  fields: Fields,
  records: Record<string, unknown>[],
): Promise<References> {
  const ids = new Set(
    records.flatMap((data) =>
      Object.entries(fields).flatMap(([name, field]) =>
        field.references(data[name] ?? field.empty).map((reference) => reference.id),
      ),
    ),
  );
  if (ids.size === 0) return {};
  const { id, type, title, status } = contentItem;
  const ofImage = (name: string) =>
    sql<string | null>`case when ${type} = 'image' then ${contentItem.data}->>${name}::text end`;
  const rows = await db
    .select({ id, type, title, status, thumbSrc: ofImage("thumbSrc"), alt: ofImage("alt") })
    .from(contentItem)
    .where(inArray(contentItem.id, [...ids]));
  return Object.fromEntries(
    rows.map(({ id, status, thumbSrc, alt, ...row }) => [
      id,
      { ...row, status: status ?? "draft", ...(thumbSrc !== null && { thumbSrc, alt: alt ?? "" }) },
    ]),
  );
}
