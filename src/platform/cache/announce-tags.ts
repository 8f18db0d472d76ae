import { sql } from "drizzle-orm";
import type { Database } from "../database/database";

/** The channel on which every node learns which cached pages have become untrue. */
export const CACHE_CHANNEL = "openward_cache";

/**
 * Begins each announcement. Nodes of an older release, which run during an upgrade, announce without it, and name types alone: which records
 * changed is not known then.
 */
export const BY_RECORD = "by-record";

/** PostgreSQL refuses a payload of 8,000 bytes and more. */
const MAX_PAYLOAD = 7_000;

/**
 * Tells every node to drop the pages made from `tags`. Called inside the writer's transaction:
 * PostgreSQL delivers the notice at commit, and not at all when the transaction is rolled back.
 *
 * @param tags plain ASCII without commas
 */
export async function announceTags(tx: Database, tags: Iterable<string>): Promise<void> {
  for (const payload of payloads(new Set(tags)))
    await tx.execute(sql`select pg_notify(${CACHE_CHANNEL}, ${payload})`);
}

function payloads(tags: Iterable<string>): string[] {
  const payloads: string[] = [];
  for (const tag of tags) {
    const last = payloads.at(-1);
    if (last !== undefined && last.length + tag.length < MAX_PAYLOAD)
      payloads[payloads.length - 1] = `${last},${tag}`;
    else payloads.push(`${BY_RECORD},${tag}`);
  }
  return payloads;
}
