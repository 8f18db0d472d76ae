import { and, eq, inArray } from "drizzle-orm";
import type { Erasure } from "~/platform/personal-data/erasure";
import { ended, erased } from "./ended";
import { newsletterRequest, newsletterSubscriber } from "./table";

const { id, state } = newsletterSubscriber;

/**
 * For people who left or whom staff removed. Also removes people who signed up again since: a restored backup does not
 * know that they agreed again.
 */
export const leftErasure: Erasure = {
  kind: "subscriber-left",
  async again(tx, { now }, ids) {
    await tx
      .update(newsletterSubscriber)
      .set({ ...ended(now()), updatedAt: now() })
      .where(and(inArray(id, [...ids]), inArray(state, ["pending", "confirmed"])));
  },
};

/** For suppressed addresses. */
export const suppressedErasure: Erasure = {
  kind: "subscriber-suppressed",
  async again(tx, { now }, ids) {
    await tx
      .update(newsletterSubscriber)
      .set({ ...ended(now()), state: "suppressed", updatedAt: now() })
      .where(inArray(id, [...ids]));
  },
};

/** Erases everything except the fingerprint of the address. */
export const subscriberErasure: Erasure = {
  kind: "subscriber",
  async again(tx, { sealer, now }, ids) {
    const rows = await tx
      .select()
      .from(newsletterSubscriber)
      .where(inArray(id, [...ids]))
      .for("update");
    for (const row of rows)
      await tx
        .update(newsletterSubscriber)
        .set({ ...erased(row, sealer, now()), updatedAt: now() })
        .where(eq(id, row.id));
  },
};

/** Erases a stored request that was not processed yet. */
export const requestErasure: Erasure = {
  kind: "newsletter-request",
  async again(tx, _services, ids) {
    await tx.delete(newsletterRequest).where(inArray(newsletterRequest.id, [...ids]));
  },
};
