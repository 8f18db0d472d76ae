import type { Database } from "~/platform/database/database";
import { publishedValues } from "../published-values";

/** Who must use two-step sign-in. */
export type SecondFactorRule = "nobody" | "administrators" | "everybody";

/** The published rule. Defaults to nobody. */
export async function secondFactorRule(db: Database): Promise<SecondFactorRule> {
  const { secondFactorFor: said } = await publishedValues(db);
  return said === "administrators" || said === "everybody" ? said : "nobody";
}
