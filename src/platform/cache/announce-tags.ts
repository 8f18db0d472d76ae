import { sql } from "drizzle-orm";
import type { Database } from "../database/database";

/** The channel on which nodes learn which cached pages are outdated. */
export const CACHE_CHANNEL = "openward_cache";

/**
 * The prefix of announcements. During an upgrade, nodes of an older release announce without it, and name types only:
 * then the changed records are unknown.
 */
export const BY_RECORD = "by-record";

/** PostgreSQL refuses payloads of 8,000 bytes or more. */
const MAX_PAYLOAD = 7_000;

/** The prefix of announcements that only measure whether they are received: no record has such a tag. */
export const PROBE = "probe:";

type AnnouncementListener = (tx: Database, tags: ReadonlySet<string>) => Promise<void>;

let follow: AnnouncementListener | undefined;

/** From now on, `listener` runs in the transaction of each announcement of this process. */
export function followAnnouncements(listener: AnnouncementListener): void {
  follow = listener;
}

/**
 * Tells every node to drop the pages that depend on `tags`. Call it in the writer's transaction: PostgreSQL delivers
 * the notification at commit, and not at all after a rollback.
 * @param tags plain ASCII without commas
 */
export async function announceTags(tx: Database, tags: Iterable<string>): Promise<void> {
  const announced = new Set(tags);
  for (const payload of payloads(announced))
    await tx.execute(sql`select pg_notify(${CACHE_CHANNEL}, ${payload})`);
  const changes = [...announced].filter((tag) => !tag.startsWith(PROBE));
  if (changes.length > 0) await follow?.(tx, new Set(changes));
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
