import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { siteSettings } from "../table";

const NAMES = ["hospitalName", "shortName", "foundationName", "addressCity"];

/** Names of the hospital and its town, which anyone could guess. Empty before the settings were published. */
export async function hospitalNames(db: Database): Promise<string[]> {
  const [row] = await db
    .select({ data: siteSettings.data })
    .from(siteSettings)
    .where(eq(siteSettings.slug, "site"));
  return NAMES.map((name) => row?.data[name]).filter((value) => typeof value === "string");
}
