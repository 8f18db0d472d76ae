import { subDays } from "date-fns";
import { and, eq, isNotNull, isNull, lt, ne } from "drizzle-orm";
import { retentionTimes } from "~/features/settings/shared/retention-times";
import { systemActor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { defineJob } from "~/platform/jobs/job";
import { openPerson, sealPerson } from "./person/person";
import { newsletterSubscriber } from "./table";

/** Each night, deletes personal data that is no longer needed. */
export const deleteOldSubscribersJob = defineJob("forget-newsletter-subscribers", { once: "always" });

/**
 * Deletes unconfirmed sign-ups, and all data of people who left except the address's fingerprint. Without that,
 * importing an old list would subscribe them again.
 */
export async function deleteOldSubscribers(
  services: Pick<DomainServices, "db" | "sealer" | "now">,
): Promise<void> {
  const { db, now } = services;
  const { state, asked, confirmUntil } = newsletterSubscriber;
  await db.transaction(async (tx) => {
    const over = lt(confirmUntil, now());
    const unconfirmed = await tx
      .delete(newsletterSubscriber)
      .where(and(eq(state, "pending"), over))
      .returning({ id: newsletterSubscriber.id });
    const dropped = await tx
      .update(newsletterSubscriber)
      .set({ asked: null, confirmTokenHash: null, confirmUntil: null })
      .where(and(ne(state, "pending"), isNotNull(asked), over))
      .returning({ id: newsletterSubscriber.id });
    const namesDeleted = await eraseAllButAddresses(tx, services);
    const after = { unconfirmed: unconfirmed.length + dropped.length, namesDeleted };
    if (after.unconfirmed + namesDeleted === 0) return;
    await recordAudit(tx, systemActor("retention"), {
      action: "subscriber.forgotten",
      subjectType: "subscriber",
      subjectId: "-",
      after,
    });
  });
}

async function eraseAllButAddresses(
  tx: Database,
  { sealer, now }: Pick<DomainServices, "sealer" | "now">,
): Promise<number> {
  const { id, state, person, endedAt, forgottenAt } = newsletterSubscriber;
  const { keptSubscriberDays } = await retentionTimes(tx);
  const longAgo = subDays(now(), keptSubscriberDays);
  const formerSubscribers = and(
    eq(state, "unsubscribed"),
    isNotNull(person),
    isNull(forgottenAt),
    lt(endedAt, longAgo),
  );
  const rows = await tx.select({ id, person }).from(newsletterSubscriber).where(formerSubscribers);
  let erasedCount = 0;
  for (const row of rows) {
    const known = openedOrNull(() => openPerson(sealer, row.person));
    // Encrypted with a secret that is not configured. It is processed when the secret is known, and the others do not
    // wait for it.
    if (!known) continue;
    const address = { firstname: "", lastname: "", phone: "", email: known.email, without: [] };
    await tx
      .update(newsletterSubscriber)
      .set({ person: sealPerson(sealer, address), utm: null, forgottenAt: now() })
      .where(eq(id, row.id));
    erasedCount += 1;
  }
  return erasedCount;
}
