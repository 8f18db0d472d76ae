import { eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { changeSubscriber } from "./change-subscriber";
import { writeToSubscriber } from "./mail/write-to-subscriber";
import { openPerson } from "./person/person";
import { linkToken } from "./private-link";
import { recordSubscriberEvent, subscriber } from "./record-subscriber-event";
import { newsletterSubscriber, type Subscriber } from "./table";

/**
 * What the page with the button shows; nothing is written.
 * @throws AppError NOT_FOUND when the link has ended, or there never was one
 */
export async function subscriptionToConfirm(
  { db, sealer, now }: DomainServices,
  token: string,
): Promise<{ email: string }> {
  const [row] = await db.select().from(newsletterSubscriber).where(isAskedBy(token));
  const open = requireOpen(row, now());
  return { email: openPerson(sealer, open.asked ?? open.person)?.email ?? "" };
}

/**
 * Confirms what was asked for, by the button. Pressed twice it is confirmed once.
 * @returns the token of their private link: whoever holds the one of the mail owns the address
 * @throws AppError like `subscriptionToConfirm`
 */
export async function confirmSubscription(
  services: DomainServices,
  token: string,
): Promise<{ link: string }> {
  return services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(newsletterSubscriber).where(isAskedBy(token)).for("update");
    const now = services.now();
    const open = requireOpen(row, now);
    const link = linkToken(services.sealer, open);
    if (open.asked !== null) await confirm(tx, services, open, now);
    return { link };
  });
}

async function confirm(tx: Database, services: DomainServices, before: Subscriber, now: Date): Promise<void> {
  const values = { state: "confirmed" as const, person: before.asked, asked: null };
  const since = { confirmedAt: now, endedAt: null, forgottenAt: null };
  const row = await changeSubscriber(tx, before, { ...values, ...since }, now);
  await recordSubscriberEvent(tx, subscriber, "confirmed", row, before);
  await writeToSubscriber(tx, services, row, { kind: "welcome" });
}

function isAskedBy(token: string) {
  return eq(newsletterSubscriber.confirmTokenHash, hashToken(token));
}

/** Confirmed before by the same link counts as open: mail programs and people press twice. */
function requireOpen(row: Subscriber | undefined, now: Date): Subscriber {
  if (row?.confirmUntil && row.confirmUntil > now && (row.asked !== null || row.state === "confirmed"))
    return row;
  throw new AppError("NOT_FOUND", "This link has expired. Sign up again, and we will send you a new one.");
}
