import { eq } from "drizzle-orm";
import { readsRecords } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { campaign } from "./table";

/** The title of a published campaign, or undefined. */
export async function campaignById(
  db: Database,
  id: string,
): Promise<{ id: string; title: string } | undefined> {
  const [row] = await db
    .select({ id: campaign.id, title: campaign.title })
    .from(campaign)
    .where(eq(campaign.id, id));
  readsRecords(campaign, [id]);
  return row;
}
