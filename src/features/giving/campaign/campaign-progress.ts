import { eq, inArray } from "drizzle-orm";
import { readsRecords } from "~/content/reads";
import { registerTags } from "~/platform/cache/page-reads";
import type { Database } from "~/platform/database/database";
import { campaign, campaignTotal } from "./table";

/** The progress of a campaign, without data about donors. */
export interface CampaignProgress {
  /** Cents. */
  goal: number;
  raised: number;
}

/** Cache tag of a campaign's total. */
export const campaignTotalTag = (campaignId: string): string => `campaign-total:${campaignId}`;

/** The progress of the published campaigns, by id. */
export async function campaignProgress(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, CampaignProgress>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ campaign, total: campaignTotal })
    .from(campaign)
    .leftJoin(campaignTotal, eq(campaignTotal.campaignId, campaign.id))
    .where(inArray(campaign.id, [...new Set(ids)]));
  readsRecords(campaign, ids);
  registerTags(...ids.map(campaignTotalTag));
  return new Map(
    rows.map(({ campaign: { id, goal, elsewhere }, total }) => [
      id,
      { goal, raised: elsewhere + (total?.raised ?? 0) },
    ]),
  );
}
