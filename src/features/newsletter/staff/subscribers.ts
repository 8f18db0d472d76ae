import { count, desc, eq, type SQL } from "drizzle-orm";
import { isEmailAddress } from "~/platform/contact/contact-fields";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { DomainServices } from "~/platform/domain-services";
import type { SubscriberItem, SubscriberList } from "../api/admin/schemas";
import { fingerprintsOf } from "../person/lock-subscriber";
import { type Person, personOf } from "../person/person";
import { newsletterSubscriber, type Subscriber, type SubscriberState, subscriberStates } from "../table";

type Services = Pick<DomainServices, "db" | "sealer" | "keyedHash">;

export interface SubscriberSearch {
  /** Part of a name, an email, or a phone number. A complete email also finds erased subscribers. */
  q?: string;
  state?: SubscriberState;
}

/**
 * A page of the list, newest first.
 * @param page from 1
 */
export async function subscribers(
  services: Services,
  { q = "", state, page, pageSize }: SubscriberSearch & { page: number; pageSize: number },
): Promise<Omit<SubscriberList, "page" | "pageSize">> {
  const { db, sealer } = services;
  const counts = await countsByState(services);
  const from = (page - 1) * pageSize;
  if (q.trim() === "") {
    const rows = await newest(db, state && eq(newsletterSubscriber.state, state))
      .limit(pageSize)
      .offset(from);
    const total = state ? counts[state] : Object.values(counts).reduce((sum, one) => sum + one, 0);
    return { items: rows.map((row) => itemOf(sealer, row)), total, counts, unreadable: 0 };
  }
  const { items, unreadable } = await everySubscriber(services, { q, state });
  return { items: items.slice(from, from + pageSize), total: items.length, counts, unreadable };
}

/**
 * Everyone who matches a search. Names are encrypted, so all are decrypted and compared here. `unreadable` is how many
 * no known secret decrypts.
 */
export async function everySubscriber(
  { db, sealer, keyedHash }: Services,
  { q = "", state }: SubscriberSearch,
): Promise<{ items: SubscriberItem[]; unreadable: number }> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = await newest(db, state && eq(newsletterSubscriber.state, state));
  const fingerprints = new Set(isEmailAddress(q.trim()) ? fingerprintsOf(keyedHash, q) : []);
  const looked = rows.map((row) => ({ fingerprint: row.fingerprint, item: itemOf(sealer, row) }));
  const found = looked.filter(({ fingerprint, item: { firstname, lastname, email, phone } }) => {
    const text = `${firstname} ${lastname} ${email} ${phone}`.toLowerCase();
    return fingerprints.has(fingerprint) || words.every((word) => text.includes(word));
  });
  return {
    items: found.map(({ item }) => item),
    unreadable: looked.filter(({ item }) => item.unreadable).length,
  };
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

const EMPTY_PERSON: Person = { firstname: "", lastname: "", email: "", phone: "", without: [] };

function itemOf(sealer: Services["sealer"], row: Subscriber): SubscriberItem {
  const { id, state, source, createdAt, confirmedAt, endedAt } = row;
  const person = openedOrNull(() => personOf(sealer, row));
  return {
    id,
    state,
    source,
    ...(person ?? EMPTY_PERSON),
    unreadable: person === null && (row.person ?? row.asked) !== null,
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}
