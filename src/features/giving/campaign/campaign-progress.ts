import { eq, inArray } from "drizzle-orm";
import { readsRecords } from "~/content/reads";
import { registerTags } from "~/platform/cache/page-reads";
import type { Database } from "~/platform/database/database";
import { campaign, campaignTotal } from "./table";

/** How far a campaign got: a sum, and nothing of anybody who gave. */
export interface CampaignProgress {
  /** Cents. */
  goal: number;
  raised: number;
}

/** Cache tag of what gifts have brought a campaign. */
export const campaignTotalTag = (campaignId: string): string => `campaign-total:${campaignId}`;

/** Those of the campaigns that are public, by id. */
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
