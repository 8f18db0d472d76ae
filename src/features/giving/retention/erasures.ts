import { inArray } from "drizzle-orm";
import type { Erasure } from "~/platform/personal-data/erasure";
import { monthlyGift } from "../monthly/table";
import { gift } from "../table";

/** Who began a gift, and what they said with it: nothing was paid, or the books do not need the name any more. */
export const NO_GIVER = { person: null, tribute: null, utm: null, acknowledgeBy: "none" as const };

export const giverErasure: Erasure = {
  kind: "gift-giver",
  async again(tx, _services, ids) {
    await tx
      .update(gift)
      .set(NO_GIVER)
      .where(inArray(gift.id, [...ids]));
  },
};

export const monthlyGiverErasure: Erasure = {
  kind: "monthly-gift-giver",
  async again(tx, _services, ids) {
    await tx
      .update(monthlyGift)
      .set(NO_GIVER)
      .where(inArray(monthlyGift.id, [...ids]));
  },
};
