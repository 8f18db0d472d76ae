import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { DomainServices } from "~/platform/domain-services";
import type { GiftItem } from "../api/admin/schemas";
import { campaignTitles, titleOfCampaign } from "../campaign/campaign-titles";
import { describeGiver, readGiver } from "../donor/giver";
import { describeTribute, openTribute } from "../gift/tribute";
import type { Gift } from "../table";

/** Gifts as list items for staff. */
export async function giftItems(
  { db, sealer }: Pick<DomainServices, "db" | "sealer">,
  rows: readonly Gift[],
): Promise<GiftItem[]> {
  const titles = await campaignTitles(
    db,
    rows.map(({ campaignId }) => campaignId),
  );
  return rows.map((row) => {
    const { giver, unreadable } = readGiver(sealer, row);
    const tribute = openedOrNull(() => openTribute(sealer, row));
    const { id, donorId, origin, state, amount, refunded, designation, anonymous, receiptNumber } = row;
    const { checkNumber } = row;
    return {
      id,
      donorId,
      origin,
      state,
      amount,
      refunded,
      designation,
      anonymous,
      receiptNumber,
      checkNumber: checkNumber ?? "",
      unreadable: unreadable || (row.tribute !== null && tribute === null),
      donor: giver ? describeGiver(giver) : "",
      company: giver?.company ?? "",
      campaign: row.campaignId ? titleOfCampaign(titles, row.campaignId) : null,
      tribute: tribute && (tribute.firstnameHonor || tribute.lastnameHonor) ? describeTribute(tribute) : "",
      acknowledgeBy: row.acknowledgeBy,
      acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
      at: (row.givenAt ?? row.createdAt).toISOString(),
    };
  });
}
