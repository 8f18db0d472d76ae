import { eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { changeSubscriber } from "./change-subscriber";
import { openPerson, type Person, personOf, sealPerson } from "./person/person";
import { lockByLink, noSuchLink } from "./private-link";
import { recordSubscriberEvent, subscriber } from "./record-subscriber-event";
import { newsletterSubscriber, type SubscriberState } from "./table";

/** A subscription for the holder of its private link. */
export interface SubscriptionByToken {
  state: SubscriberState;
  /** Null if it was erased. */
  person: Person | null;
}

/** @throws AppError NOT_FOUND if the token is unknown */
export async function subscriptionByToken(
  { db, sealer }: DomainServices,
  token: string,
): Promise<SubscriptionByToken> {
  const [row] = await db
    .select()
    .from(newsletterSubscriber)
    .where(eq(newsletterSubscriber.linkTokenHash, hashToken(token)));
  if (!row) throw noSuchLink();
  return { state: row.state, person: personOf(sealer, row) };
}

/**
 * Changes a subscriber's details and topics through their private link. Cannot change the email, because a new one must
 * be confirmed.
 * @throws AppError NOT_FOUND; BAD_REQUEST if they are not subscribed
 */
export async function changeByLink(
  { db, sealer, now }: DomainServices,
  token: string,
  changes: Omit<Person, "email">,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockByLink(tx, token);
    const person = openPerson(sealer, before.person);
    if (before.state !== "confirmed" || !person)
      throw new AppError(
        "BAD_REQUEST",
        "You are not subscribed to the newsletter, so there is nothing to change.",
      );
    const row = await changeSubscriber(
      tx,
      before,
      { person: sealPerson(sealer, { ...changes, email: person.email }) },
      now(),
    );
    await recordSubscriberEvent(tx, subscriber, "changed", row);
  });
}

/**
 * Resubscribes a person who left, through their private link. Needs no confirmation, because only they have the link.
 * @throws AppError NOT_FOUND; BAD_REQUEST if their data was deleted or the address is suppressed
 */
export async function resubscribe({ db, now }: DomainServices, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockByLink(tx, token);
    if (before.state === "confirmed") return;
    if (before.state !== "unsubscribed" || before.person === null)
      throw new AppError("BAD_REQUEST", "Please sign up again. We no longer have your email address.");
    const values = { state: "confirmed" as const, confirmedAt: now(), endedAt: null, forgottenAt: null };
    const row = await changeSubscriber(tx, before, values, now());
    await recordSubscriberEvent(tx, subscriber, "resubscribed", row, before);
  });
}
