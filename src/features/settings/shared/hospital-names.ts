import type { Database } from "~/platform/database/database";
import { publishedValues } from "../published-values";

const NAMES = ["hospitalName", "shortName", "foundationName", "addressCity"];

/** Names of the hospital and its town, which anyone could guess. Empty before the settings were published. */
export async function hospitalNames(db: Database): Promise<string[]> {
  const values = await publishedValues(db);
  return NAMES.map((name) => values[name]).filter((value) => typeof value === "string");
}
