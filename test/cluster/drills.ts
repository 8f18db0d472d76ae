import "~/app/register";
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { inArray } from "drizzle-orm";
import { createItem } from "~/content/actions/create-item";
import { classType } from "~/features/classes/class/definition";
import { classCategoryType } from "~/features/classes/class-category/definition";
import { registration } from "~/features/classes/registrations/table";
import { systemActor } from "~/platform/audit/actor";
import { openDatabase } from "~/platform/database/database";
import { answers, type Cluster, until } from "./cluster";
import { type Load, startLoad } from "./load";

/** How a failure affected people, in milliseconds. */
export interface Outcome {
  drill: string;
  acknowledged: number;
  /** Acknowledged registrations that are not in the database. */
  lost: number;
  longestWrite: number;
  longestRead: number;
  failed: Load["failed"];
}

interface Drill {
  name: string;
  /** Breaks something, and waits until the cluster works without it. */
  fail(cluster: Cluster): Promise<() => Promise<void>>;
}

/** How long the load runs before a failure, and after the cluster works again. */
const MARGIN_MS = 4_000;

const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error("The cluster lacks a program.");
  return item;
};

const drills: readonly Drill[] = [
  { name: "nothing", fail: async () => async () => {} },
  {
    name: "a node",
    async fail({ nodes }) {
      const node = first(nodes);
      await node.kill();
      return async () => {
        await node.start();
        await until("The node", () => answers(`${node.address}/readyz`));
      };
    },
  },
  {
    name: "a pooler",
    async fail({ poolers }) {
      const pooler = first(poolers);
      await pooler.kill();
      return async () => pooler.start();
    },
  },
  {
    name: "the cache",
    async fail({ cache, address }) {
      await cache.kill();
      return async () => {
        cache.start();
        await until("The cache", () => answers(`${address}/about-us`));
      };
    },
  },
  {
    name: "the primary",
    async fail(cluster) {
      const former = await cluster.primary();
      await former.kill();
      await until("A new primary", async () => (await cluster.primary()) !== former);
      return async () => {
        former.start();
        await cluster.untilReplicated();
      };
    },
  },
];

/**
 * Runs every drill under load.
 * @returns the effect of each on people
 */
export async function runDrills(cluster: Cluster, say: (step: string) => void): Promise<Outcome[]> {
  const classId = await openClass(cluster.databaseUrl);
  const outcomes: Outcome[] = [];
  for (const { name, fail } of drills) {
    say(name);
    const load = startLoad(cluster.address, classId);
    await delay(MARGIN_MS);
    const mend = await fail(cluster);
    await untilWritten(load);
    await delay(MARGIN_MS);
    await load.stop();
    outcomes.push({
      drill: name,
      acknowledged: load.acknowledged.length,
      lost: await countLost(cluster.databaseUrl, load.acknowledged),
      longestWrite: Math.round(load.longest.write),
      longestRead: Math.round(load.longest.read),
      failed: load.failed,
    });
    await mend();
  }
  return outcomes;
}

/**
 * With every node down, the cache still answers for pages that it has.
 * @returns the statuses of a known and an unknown page
 */
export async function withoutNodes({ nodes, address }: Cluster): Promise<{ known: number; unknown: number }> {
  const status = async (path: string) => (await fetch(address + path, { redirect: "manual" })).status;
  await status("/about-us");
  await Promise.all(nodes.map((node) => node.kill()));
  const statuses = { known: await status("/about-us"), unknown: await status("/search?q=nobody") };
  await Promise.all(nodes.map((node) => node.start()));
  await until("The nodes", async () => (await status("/search?q=nobody")) === 200);
  return statuses;
}

/** Waits for registrations that began after now. */
async function untilWritten(load: Load): Promise<void> {
  const before = load.acknowledged.length;
  await until("The next registrations", () => load.acknowledged.length >= before + 6);
}

/** A free class with room for everyone. */
async function openClass(url: string): Promise<string> {
  const { db, close } = openDatabase(url, { maxConnections: 1 });
  const context = { db, actor: systemActor("cluster") };
  const published = { publish: true, trusted: true };
  const category = { name: "Drill", slug: randomUUID(), position: 99 };
  const { id: type } = await createItem(context, classCategoryType, category, published);
  const at = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
  const dates = { startsAt: at(10), endsAt: at(11), registrationEndsAt: at(9) };
  const words = { title: "Drill", slug: randomUUID(), body: "<p>Drill.</p>" };
  const data = { ...words, ...dates, type, hasRegistration: true };
  const { id } = await createItem(context, classType, data, published);
  await close();
  return id;
}

async function countLost(url: string, acknowledged: readonly string[]): Promise<number> {
  const { db, close } = openDatabase(url, { maxConnections: 1 });
  const found = await db
    .select({ id: registration.id })
    .from(registration)
    .where(inArray(registration.id, [...acknowledged]));
  await close();
  const there = new Set(found.map(({ id }) => id));
  return acknowledged.filter((id) => !there.has(id)).length;
}
