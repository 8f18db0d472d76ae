import { subYears } from "date-fns";
import { and, inArray, isNotNull, lt } from "drizzle-orm";
import { retentionTimes } from "~/features/settings/shared/retention-times";
import { systemActor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { DomainServices } from "~/platform/domain-services";
import { recordErasures } from "~/platform/erasures/record-erasures";
import { defineJob } from "~/platform/jobs/job";
import { deleteChanges } from "../history/changes";
import { giftInKind } from "../promise/table";
import { donor, gift } from "../table";
import { giverErasure } from "./erasures";

/** Each night, removes the names of erased donors from receipts that the books no longer need. */
export const eraseOldGiversJob = defineJob("forget-givers", { once: "always" });

export async function eraseOldGivers({ db, now }: Pick<DomainServices, "db" | "now">): Promise<void> {
  await db.transaction(async (tx) => {
    const { keptGiftYears } = await retentionTimes(tx);
    const erased = tx.select({ id: donor.id }).from(donor).where(isNotNull(donor.erasedAt));
    const erasedRows = await tx
      .update(gift)
      .set({ person: null, memo: null })
      .where(
        and(
          isNotNull(gift.person),
          lt(gift.givenAt, subYears(now(), keptGiftYears)),
          inArray(gift.donorId, erased),
        ),
      )
      .returning({ id: gift.id });
    await tx
      .update(giftInKind)
      .set({ person: null, description: null })
      .where(
        and(
          isNotNull(giftInKind.person),
          lt(giftInKind.receivedOn, subYears(now(), keptGiftYears).toISOString().slice(0, 10)),
          inArray(giftInKind.donorId, erased),
        ),
      );
    if (erasedRows.length === 0) return;
    const ids = erasedRows.map(({ id }) => id);
    await deleteChanges(tx, "gift", ids);
    await recordErasures(tx, giverErasure, ids);
    await recordAudit(tx, systemActor("retention"), {
      action: "gift.erased",
      subjectType: "gift",
      subjectId: "-",
      after: { givers: erasedRows.length },
    });
  });
}
