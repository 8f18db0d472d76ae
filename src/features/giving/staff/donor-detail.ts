import { desc, eq } from "drizzle-orm";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { DonorDetail } from "../api/admin/schemas";
import { describeGiver, readGiver } from "../donor/giver";
import { yearsOf } from "../donor/giving-by-token";
import { changesOf } from "../history/changes";
import { currentDonor } from "../merge/current-donor";
import { mergesInto } from "../merge/merge-donors";
import { monthlyOfDonor } from "../monthly/monthly-of-donor";
import { giftsInKindOf } from "../promise/gifts-in-kind";
import { pledgesOf } from "../promise/pledges";
import { donor, gift } from "../table";
import { donorTotals } from "./donor-totals";
import { donorItem } from "./donors-page";
import { giftItems } from "./gift-item";
import { monthlyItems } from "./monthly-page";

/**
 * One donor with all gifts. For a merged donor, the one that they were merged into.
 * @throws AppError NOT_FOUND
 */
export async function donorDetail(services: DomainServices, requestedId: string): Promise<DonorDetail> {
  const { db, sealer, timeZone } = services;
  const [requested] = await db.select().from(donor).where(eq(donor.id, requestedId));
  if (!requested) throw new AppError("NOT_FOUND", "There is no such donor.");
  const row = await currentDonor(db, requested);
  const { id } = row;
  const [totals, gifts, monthly] = await Promise.all([
    donorTotals(db, [id]),
    db.select().from(gift).where(eq(gift.donorId, id)).orderBy(desc(gift.number)),
    monthlyOfDonor(db, id),
  ]);
  const { giver } = readGiver(sealer, row);
  return {
    ...donorItem(services, row, totals.get(id)),
    giver: giver && { ...giver },
    revision: row.revision,
    changes: await changesOf(services, { subject: "donor", id }),
    pledges: await pledgesOf(db, id),
    inKind: await giftsInKindOf(services, id),
    merges: await mergeItems(services, id),
    years: yearsOf(
      gifts.filter(({ receiptNumber }) => receiptNumber),
      timeZone,
    ),
    history: await giftItems(services, gifts),
    monthly: await monthlyItems(services, monthly),
  };
}

async function mergeItems(
  { db, sealer }: Pick<DomainServices, "db" | "sealer">,
  id: string,
): Promise<DonorDetail["merges"]> {
  const rows = await mergesInto(db, id);
  return rows.map(({ merge, donor: merged }) => {
    const { giver } = readGiver(sealer, merged);
    return {
      id: merge.id,
      at: merge.at.toISOString(),
      donor: giver ? describeGiver(giver) || giver.company : "",
      gifts: merge.moved.gifts.length,
    };
  });
}
