import { eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import { newToken } from "~/platform/crypto/new-token";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { changeSubscriber } from "../change-subscriber";
import { CONFIRM_WITHIN_DAYS } from "../confirm-within";
import { writeToSubscriber } from "../mail/write-to-subscriber";
import { fingerprintOf, lockSubscriber } from "../person/lock-subscriber";
import { sealPerson } from "../person/person";
import { newLink } from "../private-link";
import { recordSubscriberEvent, subscriber } from "../record-subscriber-event";
import { type JoinRequest, openRequest } from "../request-subscription";
import { newsletterRequest, newsletterSubscriber, type Subscriber } from "../table";

/**
 * Processes a sign-up request once. A new or former subscriber is asked to confirm. A current one is notified, and
 * their data does not change, because a stranger may have sent the request. A suppressed address gets nothing.
 */
export async function settleRequest(services: DomainServices, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(newsletterRequest)
      .where(eq(newsletterRequest.id, id))
      .returning({ sealed: newsletterRequest.sealed });
    if (row) await settle(tx, services, openRequest(services, row.sealed));
  });
}

async function settle(tx: Database, services: DomainServices, request: JoinRequest): Promise<void> {
  const { keyedHash, sealer } = services;
  const { email } = request.input;
  const known =
    (await lockSubscriber(tx, keyedHash, email)) ??
    (await insertPending(tx, services, request)) ??
    // If another request with the same address inserted the row first.
    (await lockSubscriber(tx, keyedHash, email));
  if (!known) throw new Error("A subscriber was neither found nor stored.");
  switch (known.state) {
    case "suppressed":
      return;
    case "confirmed":
      return writeToSubscriber(tx, services, known, { kind: "already" });
    default: {
      const token = newToken();
      const now = services.now();
      const values = {
        asked: sealPerson(sealer, { ...request.input, without: [] }),
        confirmTokenHash: hashToken(token),
        confirmUntil: new Date(+now + CONFIRM_WITHIN_DAYS * 86_400_000),
        utm: known.state === "pending" ? request.utm : undefined,
      };
      const updated = await changeSubscriber(tx, known, values, now);
      await recordSubscriberEvent(tx, subscriber, "asked", updated);
      await writeToSubscriber(tx, services, updated, { kind: "confirm", token });
    }
  }
}

async function insertPending(
  tx: Database,
  { keyedHash, sealer, now }: DomainServices,
  { input, source, utm }: JoinRequest,
): Promise<Subscriber | undefined> {
  const [row] = await tx
    .insert(newsletterSubscriber)
    .values({
      fingerprint: fingerprintOf(keyedHash, input.email),
      state: "pending",
      source,
      utm,
      ...newLink(sealer),
      createdAt: now(),
      updatedAt: now(),
    })
    .onConflictDoNothing({ target: newsletterSubscriber.fingerprint })
    .returning();
  return row;
}
