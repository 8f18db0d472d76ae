import type { Database } from "~/platform/database/database";
import { publishedValues } from "../published-values";

const NAMES = ["hospitalName", "shortName", "foundationName", "addressCity"];

/** Names of the hospital and its town, which an attacker can guess. Empty if the settings are not published yet. */
export async function hospitalNames(db: Database): Promise<string[]> {
  const values = await publishedValues(db);
  return NAMES.map((name) => values[name]).filter((value) => typeof value === "string");
}
