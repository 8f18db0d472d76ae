import { count, desc, eq, type SQL } from "drizzle-orm";
import type { DomainServices } from "~/domain/domain-services";
import { UnreadableSeal } from "~/platform/crypto/sealer";
import { isMailAddress } from "../input";
import { fingerprintsOf } from "../person/lock-subscriber";
import { type Person, personOf } from "../person/person";
import { newsletterSubscriber, type Subscriber, type SubscriberState, subscriberStates } from "../table";
import type { SubscriberItem, SubscriberList } from "../wire";

type Services = Pick<DomainServices, "db" | "sealer" | "keyedHash">;

export interface SubscriberSearch {
  /** Parts of a name, an address or a phone; a whole address also finds who was erased. */
  q?: string;
  state?: SubscriberState;
}

/** A page of the list, the newest first. @param page from 1 */
export async function subscribers(
  services: Services,
  { q = "", state, page, pageSize }: SubscriberSearch & { page: number; pageSize: number },
): Promise<SubscriberList> {
  const { db, sealer } = services;
  const counts = await countsByState(services);
  const from = (page - 1) * pageSize;
  if (q.trim() === "") {
    const rows = await newest(db, state && eq(newsletterSubscriber.state, state))
      .limit(pageSize)
      .offset(from);
    const total = state ? counts[state] : Object.values(counts).reduce((sum, one) => sum + one, 0);
    return { items: rows.map((row) => itemOf(sealer, row)), total, counts };
  }
  const found = await everySubscriber(services, { q, state });
  return { items: found.slice(from, from + pageSize), total: found.length, counts };
}

/** Everybody whom a search finds. Names are sealed, so that it is made here. */
export async function everySubscriber(
  { db, sealer, keyedHash }: Services,
  { q = "", state }: SubscriberSearch,
): Promise<SubscriberItem[]> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = await newest(db, state && eq(newsletterSubscriber.state, state));
  const fingerprints = new Set(isMailAddress(q.trim()) ? fingerprintsOf(keyedHash, q) : []);
  return rows.flatMap((row) => {
    const item = itemOf(sealer, row);
    const text = `${item.firstname} ${item.lastname} ${item.email} ${item.phone}`.toLowerCase();
    const isFound = fingerprints.has(row.fingerprint) || words.every((word) => text.includes(word));
    return isFound ? [item] : [];
  });
}

async function countsByState({ db }: Services): Promise<Record<SubscriberState, number>> {
  const { state } = newsletterSubscriber;
  const rows = await db.select({ state, count: count() }).from(newsletterSubscriber).groupBy(state);
  const counted = new Map(rows.map((row) => [row.state, row.count]));
  return Object.fromEntries(subscriberStates.map((one) => [one, counted.get(one) ?? 0])) as Record<
    SubscriberState,
    number
  >;
}

function newest(db: Services["db"], where: SQL | undefined) {
  const { createdAt, id } = newsletterSubscriber;
  return db.select().from(newsletterSubscriber).where(where).orderBy(desc(createdAt), desc(id)).$dynamic();
}

const NOBODY: Person = { firstname: "", lastname: "", email: "", phone: "", without: [] };

function itemOf(sealer: Services["sealer"], row: Subscriber): SubscriberItem {
  const { id, state, source, createdAt, confirmedAt, endedAt } = row;
  return {
    ...{ id, state, source },
    ...readable(sealer, row),
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** One that no known secret opens is listed like one that was erased. */
function readable(sealer: Services["sealer"], row: Subscriber): Person {
  try {
    return personOf(sealer, row) ?? NOBODY;
  } catch (error) {
    if (error instanceof UnreadableSeal) return NOBODY;
    throw error;
  }
}
