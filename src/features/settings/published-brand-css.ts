import type { Database } from "~/platform/database/database";
import { brandCss } from "./brand";
import type { BrandValues } from "./brand-colors";
import { publishedValues } from "./published-values";

/** The style sheet with the published colors; empty if none were chosen. */
export async function publishedBrandCss(db: Database): Promise<string> {
  return brandCss((await publishedValues(db)) as BrandValues);
}
