import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import type { ChoiceList, References } from "../item-schemas";
import { contentItem } from "../tables";
import { changedTitles } from "./changed-titles";
import { containsWord } from "./contains-word";
import { foldWords } from "./fold-words";
import { publishedRecords } from "./published-records";

export interface ChoiceSearch {
  /** Words that the title must contain, each of them, anywhere in any order. */
  q?: string;
  /** From 1. */
  page: number;
  pageSize: number;
}

/**
 * The public records of a type by their public title, for forms of people who may not edit the type: no drafts, and for
 * a record with unpublished changes the published title. For pictures and documents, the `references` contain the data
 * that a form shows; both are public.
 */
export async function listChoices(
  db: Database,
  type: ContentType,
  { q, page, pageSize }: ChoiceSearch,
): Promise<ChoiceList> {
  const words = await foldWords(db, q);
  const changed = await changedTitles(db, [type], words);
  const found = [...changed].filter(([, { isFound }]) => isFound).map(([id]) => id);
  const where = and(
    eq(contentItem.type, type.name),
    isNull(contentItem.trashedAt),
    isNotNull(contentItem.publishedRevision),
    // The search text comes from the working copy, so it is valid for the public only if nothing has changed since.
    words.length === 0
      ? undefined
      : or(and(eq(contentItem.status, "live"), ...words.map(containsWord)), inArray(contentItem.id, found)),
  );
  const rows = await db
    .select({ id: contentItem.id, title: contentItem.title })
    .from(contentItem)
    .where(where)
    .orderBy(contentItem.searchText, contentItem.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = rows.map(({ id, title }) => ({ id, title: changed.get(id)?.title ?? title }));
  const total = await db.$count(contentItem, where);
  return { items, total, page, pageSize, references: await publicMedia(db, type, items) };
}

/** The small picture and its description, or the permanent address, as published. */
async function publicMedia(
  db: Database,
  type: ContentType,
  items: { id: string; title: string }[],
): Promise<References> {
  if (!type.uploaded || items.length === 0) return {};
  const rows = await publishedRecords(
    db,
    inArray(
      contentItem.id,
      items.map(({ id }) => id),
    ),
  );
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  return Object.fromEntries(
    rows.map(({ id, url, data: { thumbSrc, alt, isDecorative } }) => [
      id,
      {
        type: type.name,
        title: titles.get(id) ?? "",
        status: "live" as const,
        thumbSrc: typeof thumbSrc === "string" ? thumbSrc : undefined,
        alt: typeof alt === "string" ? alt : undefined,
        isDecorative: isDecorative === true,
        url: url ?? undefined,
      },
    ]),
  );
}
