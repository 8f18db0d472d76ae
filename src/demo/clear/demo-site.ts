import { deleteItems } from "~/content/actions/delete-items";
import type { Item } from "~/content/actions/steps";
import { contentTypeNamed } from "~/content/registry";
import { settingsType } from "~/features/settings/definition";
import type { DemoOutcome, DemoReport, DemoSite, DemoTick } from "~/features/settings/demo-site";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Database, RootDatabase, TransactionalDatabase } from "~/platform/database/database";
import { avifOf } from "~/platform/isomorphic/avif-of";
import type { FileStorage } from "~/platform/storage/file-storage";
import type { NamedFile } from "~/platform/storage/named-file";
import { addMissingStarter, lockContentStart } from "~/starter/add-starter";
import { deletePeople, deleteTraces } from "./delete-people";
import { type DemoItems, demoItems } from "./demo-items";
import { type DemoPeople, demoPeople, usedByPeople } from "./demo-people";
import { emptySettingsOfDemo, settingsOfDemo } from "./kept-settings";

interface Services {
  db: RootDatabase;
  keyedHash: KeyedHash;
  storage: FileStorage;
  /** Every file that the database refers to, by its key. */
  namedFiles(db: Database): Promise<ReadonlyMap<string, NamedFile>>;
}

interface Demo {
  items: DemoItems;
  people: DemoPeople;
}

/** The demo hospital of a site, to report on and to clear. */
export function createDemoSite({ db, keyedHash, storage, namedFiles }: Services): DemoSite {
  return {
    report: () => db.transaction(async (tx) => reportOn(await readDemo(tx, keyedHash, []))),

    async clear(actor, ticks) {
      const { outcome, files } = await db.transaction((tx) => clearIn(tx, keyedHash, actor, ticks));
      const named = await namedFiles(db);
      for (const key of files) if (!named.has(key)) await storage.delete(key);
      return outcome;
    },
  };
}

async function readDemo(tx: Database, keyedHash: KeyedHash, ticks: readonly DemoTick[]): Promise<Demo> {
  const people = await demoPeople(tx, keyedHash);
  return { people, items: await demoItems(tx, await usedByPeople(tx, people), ticks) };
}

async function clearIn(
  tx: TransactionalDatabase,
  keyedHash: KeyedHash,
  actor: Actor,
  ticks: readonly DemoTick[],
): Promise<{ outcome: DemoOutcome; files: string[] }> {
  await lockContentStart(tx);
  const demo = await readDemo(tx, keyedHash, ticks);
  const { toDelete, toKeep } = demo.items;
  const report = reportOn(demo);
  await deletePeople(tx, demo.people);
  await deleteTraces(
    tx,
    toDelete.map(({ id }) => id),
  );
  const settings = toKeep.find(({ item }) => item.type === settingsType.name)?.item;
  const ofDemo = settings && (await settingsOfDemo(tx, settings));
  await deleteItems(tx, toDelete);
  if (settings && ofDemo && ofDemo.size > 0) await emptySettingsOfDemo({ db: tx, actor }, settings, ofDemo);
  await addMissingStarter(tx);
  const removed = report.goes.reduce((sum, { count }) => sum + count, 0);
  await recordAudit(tx, actor, {
    action: "demo.cleared",
    subjectType: "site",
    subjectId: "demo",
    before: Object.fromEntries(report.goes.map(({ kind, count }) => [kind, count])),
    after: { kept: toKeep.length },
  });
  return { outcome: { removed, kept: toKeep.length }, files: toDelete.flatMap(filesOf) };
}

function reportOn({ items: { toDelete, toKeep }, people }: Demo): DemoReport {
  const counts = new Map<string, number>();
  const count = (kind: string, more: number) => counts.set(kind, (counts.get(kind) ?? 0) + more);
  for (const { type } of toDelete) count(contentTypeNamed(type).label.many, 1);
  count("Registrations", people.registrations.length);
  count("Donors", people.donors.length);
  count("Gifts", people.gifts.length);
  count("Monthly gifts", people.monthlyGifts.length);
  count("Newsletter subscribers", people.subscribers.length);
  return {
    goes: [...counts]
      .filter(([, many]) => many > 0)
      .map(([kind, many]) => ({ kind, count: many }))
      .toSorted((a, b) => b.count - a.count || a.kind.localeCompare(b.kind, "en")),
    stays: toKeep.map(({ item, reason }) => ({
      id: item.id,
      revision: item.revision,
      kind: contentTypeNamed(item.type).label.one,
      title: item.title,
      href: hrefOf(item),
      reason,
    })),
  };
}

function hrefOf({ type, id }: Item): string {
  const { apiName, singleton } = contentTypeNamed(type);
  return singleton ? `/admin/${apiName}` : `/admin/${apiName}/${id}`;
}

/** The keys of the files that a picture or file stored. */
function filesOf({ type, data }: Item): string[] {
  if (!contentTypeNamed(type).uploaded) return [];
  const keys = [...JSON.stringify(data).matchAll(/\/files\/([0-9a-f]{32}\.[a-z0-9]{2,5})/g)].map(
    ([, key]) => key ?? "",
  );
  return keys.flatMap((key) => (key.endsWith(".webp") ? [key, avifOf(key)] : [key]));
}
