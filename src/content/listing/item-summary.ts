import { and, eq } from "drizzle-orm";
import type { ContentType } from "../define-content-type";
import type { ItemStatus, ItemSummary } from "../item-schemas";
import { contentSchedule } from "../schedule/table";
import { contentItem, contentRevision } from "../tables";

/**
 * The columns of every record that the admin shows; the revision says who wrote it last, the schedule what is
 * planned.
 */
export const summaryColumns = {
  id: contentItem.id,
  revision: contentItem.revision,
  title: contentItem.title,
  slug: contentItem.slug,
  status: contentItem.status,
  updatedAt: contentItem.updatedAt,
  updatedBy: contentItem.updatedBy,
  updatedByName: contentRevision.actorName,
  publishedAt: contentItem.publishedAt,
  reviewRequestedAt: contentItem.reviewRequestedAt,
  publishAt: contentSchedule.publishAt,
  unpublishAt: contentSchedule.unpublishAt,
};

export const isCurrentRevision = and(
  eq(contentRevision.itemId, contentItem.id),
  eq(contentRevision.revision, contentItem.revision),
);
export const isItsSchedule = eq(contentSchedule.itemId, contentItem.id);

interface SummaryRow {
  id: string;
  revision: number;
  title: string;
  slug: string | null;
  status: ItemStatus | null;
  updatedAt: Date;
  updatedBy: string;
  updatedByName: string | null;
  publishedAt: Date | null;
  reviewRequestedAt: Date | null;
  publishAt: Date | null;
  unpublishAt: Date | null;
}

export function summarize(type: ContentType, row: SummaryRow): ItemSummary {
  const { id, revision, title, slug, publishAt, unpublishAt } = row;
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id,
    revision,
    title,
    slug,
    url: type.addressPrefix === undefined || slug === null ? null : `${type.addressPrefix}${slug}`,
    status: row.status ?? "draft",
    updatedAt: row.updatedAt.toISOString(),
    updatedByName: row.updatedByName ?? row.updatedBy,
    publishedAt: iso(row.publishedAt),
    reviewRequestedAt: iso(row.reviewRequestedAt),
    schedule: publishAt || unpublishAt ? { publishAt: iso(publishAt), unpublishAt: iso(unpublishAt) } : null,
  };
}
