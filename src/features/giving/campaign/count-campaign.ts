import { and, count, eq, isNotNull, sql } from "drizzle-orm";
import { announceTags } from "~/platform/cache/announce-tags";
import type { Database } from "~/platform/database/database";
import { type Gift, gift } from "../table";
import { campaignTotalTag } from "./campaign-progress";
import { campaignTotal } from "./table";

/**
 * Recounts a campaign's total, in the transaction that changed a gift. Locks the total, so that two simultaneous gifts
 * both count.
 */
export async function countCampaign(tx: Database, { campaignId }: Pick<Gift, "campaignId">): Promise<void> {
  if (!campaignId) return;
  await tx.insert(campaignTotal).values({ campaignId }).onConflictDoNothing();
  await tx.select().from(campaignTotal).where(eq(campaignTotal.campaignId, campaignId)).for("update");
  const [sums] = await tx
    .select({
      raised: sql<number>`coalesce(sum(${gift.amount} - ${gift.refunded}), 0)`.mapWith(Number),
      gifts: count(),
    })
    .from(gift)
    .where(and(eq(gift.campaignId, campaignId), isNotNull(gift.receiptNumber)));
  if (!sums) return;
  await tx.update(campaignTotal).set(sums).where(eq(campaignTotal.campaignId, campaignId));
  await announceTags(tx, ["campaign-total", campaignTotalTag(campaignId)]);
}
