import { inArray } from "drizzle-orm";
import type { Erasure } from "~/platform/personal-data/erasure";
import { deleteChanges } from "../history/changes";
import { monthlyGift } from "../monthly/table";
import { gift } from "../table";

/** The column values that erase the giver and the details of a gift. */
export const NO_GIVER = { person: null, tribute: null, utm: null, acknowledgeBy: "none" as const };

export const giverErasure: Erasure = {
  kind: "gift-giver",
  async again(tx, _services, ids) {
    await tx
      .update(gift)
      .set({ ...NO_GIVER, memo: null })
      .where(inArray(gift.id, [...ids]));
    await deleteChanges(tx, "gift", ids);
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
