import { sql } from "drizzle-orm";
import { readsList } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { specialty } from "./table";

/** The consumer words and treatments of each published specialty by id. One phrase per line. */
export async function specialtyWords(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .select({
      id: specialty.id,
      words: sql<string>`array_to_string(${specialty.plainWords} || ${specialty.treats}, E'\\n')`,
    })
    .from(specialty);
  readsList(
    specialty,
    rows.map((row) => row.id),
  );
  return new Map(rows.map((row) => [row.id, row.words]));
}
