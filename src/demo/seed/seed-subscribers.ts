import { fingerprintOf } from "~/features/newsletter/person/lock-subscriber";
import { sealPerson } from "~/features/newsletter/person/person";
import { newLink } from "~/features/newsletter/private-link";
import { newsletterSubscriber, type Subscriber, type SubscriberState } from "~/features/newsletter/table";
import { hashToken } from "~/platform/crypto/hash-token";
import { newToken } from "~/platform/crypto/new-token";
import type { DomainServices } from "~/platform/domain-services";
import { type Reader, readers } from "../content/readers";
import { settings } from "../content/settings";

const DAY_MS = 24 * 3_600_000;

/**
 * Adds current, unconfirmed, and former subscribers to the demo's newsletter; does nothing if anyone is on the list.
 * They are invented, and nobody gets an email.
 * @returns how many were created
 */
export async function seedSubscribers(services: DomainServices): Promise<number> {
  const { db, now } = services;
  return db.transaction(async (tx) => {
    if ((await tx.$count(newsletterSubscriber)) > 0) return 0;
    const rows = readers.map((reader, at) => {
      const createdAt = new Date(+now() - (2 + at * 17) * DAY_MS);
      return { ...rowOf(services, reader, createdAt), createdAt, updatedAt: createdAt };
    });
    // Another node may be doing the same.
    const made = await tx.insert(newsletterSubscriber).values(rows).onConflictDoNothing().returning();
    return made.length;
  });
}

function rowOf(
  { sealer, keyedHash, now }: DomainServices,
  { name, state, source, avoids }: Reader,
  createdAt: Date,
) {
  const [firstname = "", lastname = ""] = name.split(" ");
  const email = emailOfReader(name);
  const without = settings.newsletterTopics.slice(0, avoids);
  const person = sealPerson(sealer, { firstname, lastname, email, phone: "", without });
  return {
    state,
    source,
    fingerprint: fingerprintOf(keyedHash, email),
    ...newLink(sealer),
    ...columnsOfState(state, person, { createdAt, now: now() }),
  };
}

/** The invented address of an invented reader. */
export function emailOfReader(name: string): string {
  return `${name.replace(" ", ".")}@readers.example`.toLowerCase();
}

/** The other columns of a subscriber in that state. */
function columnsOfState(
  state: SubscriberState,
  person: string,
  { createdAt, now }: { createdAt: Date; now: Date },
): Partial<Subscriber> {
  const confirmedAt = new Date(+createdAt + DAY_MS / 24);
  switch (state) {
    case "pending":
      return {
        asked: person,
        confirmTokenHash: hashToken(newToken()),
        confirmUntil: new Date(+now + 5 * DAY_MS),
      };
    case "confirmed":
      return { person, confirmedAt };
    default:
      return { person, confirmedAt, endedAt: new Date(+now - 3 * DAY_MS) };
  }
}
