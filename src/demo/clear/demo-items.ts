import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Item } from "~/content/actions/steps";
import type { ContentType } from "~/content/define-content-type";
import type { Field } from "~/content/fields/field";
import { contentTypeNamed } from "~/content/registry";
import { contentItem, contentReference, contentRevision } from "~/content/tables";
import { settingsType } from "~/features/settings/definition";
import type { DemoTick, KeepReason } from "~/features/settings/demo-site";
import type { Database } from "~/platform/database/database";
import { seedActor } from "../seed/seed-demo";
import { settingsOfDemo } from "./kept-settings";

/** The demo's records, as clearing treats them. */
export interface DemoItems {
  toDelete: Item[];
  toKeep: { item: Item; reason: KeepReason }[];
}

/**
 * Decides about every record that the seed created.
 * @param usedByPeople ids of records that people registered for, sent, or gave to
 * @param ticks records that are deleted although staff changed them
 */
export async function demoItems(
  tx: Database,
  usedByPeople: ReadonlySet<string>,
  ticks: readonly DemoTick[],
): Promise<DemoItems> {
  const items = await seededItems(tx);
  const toKeep = new Map<string, KeepReason>();
  for (const item of items) {
    const reason = reasonToKeep(item, usedByPeople, ticks);
    if (reason) toKeep.set(item.id, reason);
  }
  const settings = items.find(({ id, type }) => type === settingsType.name && toKeep.has(id));
  const emptied = settings ? await settingsOfDemo(tx, settings) : new Set<string>();
  for (const id of await neededByOthers(tx, items, new Set(toKeep.keys()), emptied)) toKeep.set(id, "needed");
  return {
    toDelete: items.filter(({ id }) => !toKeep.has(id)),
    toKeep: items.flatMap((item) => {
      const reason = toKeep.get(item.id);
      return reason ? [{ item, reason }] : [];
    }),
  };
}

/** Every record whose first revision is the seed's, locked until the transaction ends. */
async function seededItems(tx: Database): Promise<Item[]> {
  const seeded = tx
    .select({ id: contentRevision.itemId })
    .from(contentRevision)
    .where(and(eq(contentRevision.revision, 1), eq(contentRevision.actorId, seedActor.id)));
  return tx
    .select()
    .from(contentItem)
    .where(inArray(contentItem.id, seeded))
    .orderBy(contentItem.id)
    .for("update");
}

function reasonToKeep(
  item: Item,
  usedByPeople: ReadonlySet<string>,
  ticks: readonly DemoTick[],
): KeepReason | null {
  if (usedByPeople.has(item.id)) return "people";
  // Records that staff moved to the trash are deleted, too.
  const isChanged = item.updatedBy !== seedActor.id && item.trashedAt === null;
  if (!isChanged) return null;
  const isTicked = ticks.some(({ id, revision }) => id === item.id && revision === item.revision);
  return isTicked ? null : "changed";
}

/**
 * Records that would be deleted although a kept record needs them: pictures, files, required references.
 * @param emptied the settings that lose their value, and with it their references
 */
async function neededByOthers(
  tx: Database,
  items: Item[],
  toKeep: ReadonlySet<string>,
  emptied: ReadonlySet<string>,
): Promise<Set<string>> {
  const needed = new Set<string>();
  const going = new Map(items.filter(({ id }) => !toKeep.has(id)).map((item) => [item.id, item]));
  const keep = (id: string) => {
    needed.add(id);
    going.delete(id);
  };
  for (const id of await usedByAddress(tx, [...going.values()], emptied)) keep(id);
  for (let found = true; found; ) {
    const more = await requiredReferences(tx, [...going.keys()], emptied);
    for (const id of more) keep(id);
    found = more.length > 0;
  }
  return needed;
}

async function requiredReferences(
  tx: Database,
  goingIds: string[],
  emptied: ReadonlySet<string>,
): Promise<string[]> {
  if (goingIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({
      targetId: contentReference.targetId,
      name: contentReference.name,
      holder: contentItem.type,
      target: sql<string>`(select type from content_item target where target.id = ${contentReference.targetId})`,
    })
    .from(contentReference)
    .innerJoin(contentItem, eq(contentItem.id, contentReference.itemId))
    .where(and(inArray(contentReference.targetId, goingIds), notInArray(contentReference.itemId, goingIds)));
  return rows
    .filter(({ holder, name }) => holder !== settingsType.name || !emptied.has(name))
    .filter(
      ({ holder, name, target }) =>
        contentTypeNamed(target).protectedWhileUsed || isRequired(contentTypeNamed(holder), name),
    )
    .map(({ targetId }) => targetId);
}

function isRequired(type: ContentType, name: string): boolean {
  const field: Field | undefined = type.fields[name];
  return field?.required === true && field.settings.refersTo !== undefined;
}

/** Pictures and files whose address is in a text of a record that stays. */
async function usedByAddress(tx: Database, going: Item[], emptied: ReadonlySet<string>): Promise<string[]> {
  const stored = going.filter(({ type }) => contentTypeNamed(type).uploaded);
  if (stored.length === 0) return [];
  const { rows } = await tx.execute<{ key: string }>(sql`
    select distinct (regexp_matches(
      case when type = ${settingsType.name} then (data - ${sql.param([...emptied])}::text[])::text else data::text end,
      '/files/([0-9a-f]{32})', 'g'))[1] as key
    from content_item
    where not (id = any (${sql.param(going.map(({ id }) => id))}::uuid[])) and data::text like '%/files/%'`);
  const used = new Set(rows.map(({ key }) => key));
  return stored.filter(({ data }) => fileKeys(data).some((key) => used.has(key))).map(({ id }) => id);
}

/** The random parts of the keys of the files that a record names. */
function fileKeys(data: Record<string, unknown>): string[] {
  return [...JSON.stringify(data).matchAll(/\/files\/([0-9a-f]{32})/g)].map(([, key]) => key ?? "");
}
