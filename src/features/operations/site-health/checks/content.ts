import { and, asc, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import { checkItem } from "~/content/checklist/check-item";
import { contentTypes } from "~/content/registry";
import { contentSchedule } from "~/content/schedule/table";
import { contentItem } from "~/content/tables";
import { systemActor } from "~/platform/audit/actor";
import type { RootDatabase } from "~/platform/database/database";
import { counted, type HealthCheck, ok, warning } from "../health-check";

/** Leaves one and a half seconds to finish running queries. */
const TIME_LIMIT_MS = 3_500;
const BATCH_SIZE = 20;
const MAX_SCHEDULED = 200;
const MAX_NAMED_RECORDS = 3;

type Row = Pick<typeof contentItem.$inferSelect, "id" | "type" | "data">;

export const publishable: HealthCheck = {
  id: "publishable",
  title: "Published and scheduled content",
  of: "site",
  needsDatabase: true,
  async run({ db }) {
    const stopAt = performance.now() + TIME_LIMIT_MS;
    const refused: Row[] = [];
    const scheduled = await scheduledItems(db);
    for (const row of scheduled) if (row.failure || (await isRefused(db, row))) refused.push(row);
    const scheduledRefused = refused.length;
    let lookedAt = 0;
    let last: string | undefined;
    while (performance.now() < stopAt) {
      const rows = await publishedItems(db, last);
      for (const row of rows) if (await isRefused(db, row)) refused.push(row);
      lookedAt += rows.length;
      last = rows.at(-1)?.id;
      if (rows.length < BATCH_SIZE) break;
    }
    const found = `${scheduled.length} scheduled and ${counted(lookedAt, "published record")} checked`;
    if (refused.length === 0) return ok(`${found}: each can be published.`);
    const published = refused.length - scheduledRefused;
    return warning(
      `${found}: ${scheduledRefused} scheduled and ${counted(published, "published record")} cannot be published as they are.`,
      `Ask their editors to open them and do what the checklist says: ${named(refused)}.`,
    );
  },
};

/** Records that are scheduled to be published, and those whose publication failed. */
async function scheduledItems(db: RootDatabase): Promise<(Row & { failure: string | null })[]> {
  const { id, type, data, trashedAt } = contentItem;
  return db
    .select({ id, type, data, failure: contentSchedule.failure })
    .from(contentSchedule)
    .innerJoin(contentItem, eq(id, contentSchedule.itemId))
    .where(
      and(isNull(trashedAt), or(isNotNull(contentSchedule.publishAt), isNotNull(contentSchedule.failure))),
    )
    .orderBy(asc(contentSchedule.publishAt))
    .limit(MAX_SCHEDULED);
}

/** Published records without unpublished changes, whose working copy is what visitors see. */
async function publishedItems(db: RootDatabase, afterId: string | undefined): Promise<Row[]> {
  const { id, type, data, status } = contentItem;
  return db
    .select({ id, type, data })
    .from(contentItem)
    .where(and(eq(status, "live"), afterId === undefined ? undefined : gt(id, afterId)))
    .orderBy(id)
    .limit(BATCH_SIZE);
}

async function isRefused(db: RootDatabase, { id, type: name, data }: Row): Promise<boolean> {
  const type = contentTypes().find((one) => one.name === name);
  const values = type?.schema.safeParse(data);
  if (!type || !values?.success) return true;
  const entries = await checkItem(db, systemActor("site-health"), type, { id, data: values.data });
  return entries.some(({ severity }) => severity === "hard");
}

/** By slug, because only some people may see the titles of drafts. */
function named(rows: readonly Row[]): string {
  const addresses = rows.slice(0, MAX_NAMED_RECORDS).map(({ id, type }) => {
    const apiName = contentTypes().find(({ name }) => name === type)?.apiName ?? type;
    return `/admin/${apiName}/${id}`;
  });
  const others = rows.length - addresses.length;
  return `${addresses.join(", ")}${others > 0 ? ` and ${others} more` : ""}`;
}
