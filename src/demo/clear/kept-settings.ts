import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { ContentContext } from "~/content/actions/content-context";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import type { Item } from "~/content/actions/steps";
import { unpublishItem } from "~/content/actions/unpublish-item";
import { checkItem } from "~/content/checklist/check-item";
import type { Field } from "~/content/fields/field";
import { contentItem, contentRevision } from "~/content/tables";
import { type SiteSettings, settingsType } from "~/features/settings/definition";
import type { Database } from "~/platform/database/database";
import { starterSettings } from "~/starter/starter-records";

/** The names of the settings that still have the demo's value. */
export async function settingsOfDemo(tx: Database, item: Item): Promise<ReadonlySet<string>> {
  const { itemId, revision, data } = contentRevision;
  const [seeded] = await tx
    .select({ data })
    .from(contentRevision)
    .where(and(eq(itemId, item.id), eq(revision, 1)));
  const names = Object.keys(settingsType.fields).filter((name) => name !== "slug");
  return new Set(names.filter((name) => isDeepStrictEqual(item.data[name], seeded?.data[name])));
}

/**
 * Empties what the demo wrote into settings that staff changed, so that no number of the demo stays on the site. They
 * stay public only if they are complete; otherwise they become a draft, as on an empty site.
 */
export async function emptySettingsOfDemo(
  context: ContentContext,
  item: Item,
  ofDemo: ReadonlySet<string>,
): Promise<void> {
  const emptied = Object.entries<Field>(settingsType.fields)
    .filter(([name]) => ofDemo.has(name))
    .map(([name, { empty }]) => [name, starterValue(name) ?? empty]);
  const changes: Partial<SiteSettings> = Object.fromEntries(emptied);
  const saved = await saveDraft(context, settingsType, item, changes);
  if (item.publishedRevision === null) return;
  const checks = await checkItem(context.db, context.actor, settingsType, saved);
  if (checks.every(({ severity }) => severity !== "hard")) {
    await publishItem(context, settingsType, saved);
    return;
  }
  await unpublishItem(context, settingsType, saved);
  // The earlier public version was the demo's, and must not be restored.
  const forgotten = { withdrawnRevision: null, withdrawnPublishedAt: null };
  await context.db.update(contentItem).set(forgotten).where(eq(contentItem.id, item.id));
}

function starterValue(name: string): unknown {
  return Object.entries(starterSettings).find(([key]) => key === name)?.[1];
}
