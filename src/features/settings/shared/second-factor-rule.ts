import { eq } from "drizzle-orm";
import { readsAll } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { siteSettings } from "../table";

/** Of whom two-step sign-in is required. */
export type SecondFactorRule = "nobody" | "administrators" | "everybody";

/** As staff published it; nobody, as long as they said nothing. */
export async function secondFactorRule(db: Database): Promise<SecondFactorRule> {
  readsAll(siteSettings);
  const [row] = await db
    .select({ data: siteSettings.data })
    .from(siteSettings)
    .where(eq(siteSettings.slug, "site"));
  const said = row?.data.secondFactorFor;
  return said === "administrators" || said === "everybody" ? said : "nobody";
}
