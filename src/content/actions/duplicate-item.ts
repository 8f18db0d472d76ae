import { and, eq } from "drizzle-orm";
import { AppError } from "~/platform/errors/app-error";
import type { ContentType } from "../define-content-type";
import { MAX_SLUG } from "../slug-of";
import { contentItem } from "../tables";
import type { ContentContext } from "./content-context";
import { createItem } from "./create-item";
import type { Item } from "./steps";

/** Leaves room for `-copy`, and for a number behind it. */
const MAX_COPIED = MAX_SLUG - 10;

/**
 * Creates a draft with the values of another record's working copy, at its own address (`about-us-copy`).
 * @throws AppError FORBIDDEN, NOT_FOUND; BAD_REQUEST for types that have one record or whose records start
 * with a file
 */
export async function duplicateItem(context: ContentContext, type: ContentType, id: string): Promise<Item> {
  if (type.singleton || type.uploaded) {
    throw new AppError("BAD_REQUEST", `${type.label.many} cannot be duplicated.`);
  }
  const [original] = await context.db
    .select({ data: contentItem.data })
    .from(contentItem)
    .where(and(eq(contentItem.id, id), eq(contentItem.type, type.name)));
  if (!original) throw new AppError("NOT_FOUND", `There is no such ${type.label.one.toLowerCase()}.`);
  const { slugField } = type;
  if (!slugField) return createItem(context, type, original.data);
  const slug = type.slug(original.data);
  const copy = { ...original.data, [slugField]: slug === null ? "" : copyOf(slug) };
  return createItem(context, type, copy, { suggestsSlug: slug !== null });
}

function copyOf(slug: string): string {
  return slug === "/" ? "/copy" : `${slug.slice(0, MAX_COPIED)}-copy`;
}
