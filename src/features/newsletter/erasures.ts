import { and, eq, inArray } from "drizzle-orm";
import type { Erasure } from "~/platform/personal-data/erasure";
import { ended, erased } from "./ended";
import { newsletterRequest, newsletterSubscriber } from "./table";

const { id, state } = newsletterSubscriber;

/**
 * Somebody left, or staff took them off. Whoever came back after that is left out as well: a restored copy does not know that they agreed
 * again.
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

/** Nothing is ever sent to them. */
export const suppressedErasure: Erasure = {
  kind: "subscriber-suppressed",
  async again(tx, { now }, ids) {
    await tx
      .update(newsletterSubscriber)
      .set({ ...ended(now()), state: "suppressed", updatedAt: now() })
      .where(inArray(id, [...ids]));
  },
};

/** Everything but the fingerprint of the address. */
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

/** What the form brought, before it was looked at. */
export const requestErasure: Erasure = {
  kind: "newsletter-request",
  async again(tx, _services, ids) {
    await tx.delete(newsletterRequest).where(inArray(newsletterRequest.id, [...ids]));
  },
};
