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
 * The data of the page with the confirm button. Changes nothing.
 * @throws AppError NOT_FOUND if the link is unknown or has expired
 */
export async function subscriptionToConfirm(
  { db, sealer, now }: DomainServices,
  token: string,
): Promise<{ email: string }> {
  const [row] = await db.select().from(newsletterSubscriber).where(isRequestedBy(token));
  const open = requireOpen(row, now());
  return { email: openPerson(sealer, open.asked ?? open.person)?.email ?? "" };
}

/**
 * Confirms a sign-up. Repeating it changes nothing.
 * @returns the token of the subscriber's private link, because the holder of the email's link owns the address
 * @throws AppError the errors of `subscriptionToConfirm`
 */
export async function confirmSubscription(
  services: DomainServices,
  token: string,
): Promise<{ link: string }> {
  return services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(newsletterSubscriber).where(isRequestedBy(token)).for("update");
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

function isRequestedBy(token: string) {
  return eq(newsletterSubscriber.confirmTokenHash, hashToken(token));
}

/** A link that was already used to confirm stays valid, because mail programs and people press twice. */
function requireOpen(row: Subscriber | undefined, now: Date): Subscriber {
  if (row?.confirmUntil && row.confirmUntil > now && (row.asked !== null || row.state === "confirmed"))
    return row;
  throw new AppError("NOT_FOUND", "This link has expired. Sign up again, and we will send you a new one.");
}
