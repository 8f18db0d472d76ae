import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { campaign, campaignTotal } from "./table";

/** How far a campaign got: a sum, and nothing of anybody who gave. */
export interface CampaignProgress {
  /** Cents. */
  goal: number;
  raised: number;
}

/** Cache tags of what `campaignProgress` reads. */
export const campaignTags = ["campaign", "campaign-total"] as const;

/** Undefined where it is not public. */
export async function campaignProgress(db: Database, id: string): Promise<CampaignProgress | undefined> {
  const [row] = await db
    .select({ campaign, total: campaignTotal })
    .from(campaign)
    .leftJoin(campaignTotal, eq(campaignTotal.campaignId, campaign.id))
    .where(eq(campaign.id, id));
  if (!row) return undefined;
  const { goal, elsewhere } = row.campaign;
  return { goal, raised: elsewhere + (row.total?.raised ?? 0) };
}
