import { arrayContains, asc, eq, or } from "drizzle-orm";
import { registerTags } from "~/platform/cache/page-reads";
import type { Database } from "~/platform/database/database";
import { type Designation, designation } from "./table";

/** Cache tag of pages that show the donation form. */
export const DESIGNATIONS_TAG = "designations";

export function allDesignations(db: Database): Promise<Designation[]> {
  return db.select().from(designation).orderBy(asc(designation.position), asc(designation.name));
}

/** The designations of the public form, in their order. */
export async function publicDesignations(db: Database): Promise<Designation[]> {
  registerTags(DESIGNATIONS_TAG);
  return (await allDesignations(db)).filter(({ offeredTo }) => offeredTo === "public");
}

/** Maps each accepted text to the current name: current and former names. If a text is both, the current name wins. */
export function acceptedNames(rows: readonly Designation[]): ReadonlyMap<string, string> {
  return new Map([
    ...rows.flatMap(({ name, formerNames }) => formerNames.map((former) => [former, name] as const)),
    ...rows.map(({ name }) => [name, name] as const),
  ]);
}

/**
 * The designation with that current or former name. Locks it until the caller's transaction ends, so that nobody
 * renames it while a gift is written.
 */
export async function designationNamed(tx: Database, name: string): Promise<Designation | undefined> {
  const rows = await tx
    .select()
    .from(designation)
    .where(or(eq(designation.name, name), arrayContains(designation.formerNames, [name])))
    .for("key share");
  return rows.find((row) => row.name === name) ?? rows[0];
}
