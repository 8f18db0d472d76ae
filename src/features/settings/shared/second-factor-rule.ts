import { eq } from "drizzle-orm";
import { readsAll } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { siteSettings } from "../table";

/** Who must use two-step sign-in. */
export type SecondFactorRule = "nobody" | "administrators" | "everybody";

/** The published rule; nobody by default. */
export async function secondFactorRule(db: Database): Promise<SecondFactorRule> {
  readsAll(siteSettings);
  const [row] = await db
    .select({ data: siteSettings.data })
    .from(siteSettings)
    .where(eq(siteSettings.slug, "site"));
  const said = row?.data.secondFactorFor;
  return said === "administrators" || said === "everybody" ? said : "nobody";
}
