import { arrayContains, asc, eq, or } from "drizzle-orm";
import { registerTags } from "~/platform/cache/page-reads";
import type { Database } from "~/platform/database/database";
import { type Designation, designation } from "./table";

/** Cache tag of pages that show the donation form. */
export const DESIGNATIONS_TAG = "designations";

/** All designations, in their order. */
export function allDesignations(db: Database): Promise<Designation[]> {
  return db.select().from(designation).orderBy(asc(designation.position), asc(designation.name));
}

/** The designations of the public form, in their order. */
export async function publicDesignations(db: Database): Promise<Designation[]> {
  registerTags(DESIGNATIONS_TAG);
  return (await allDesignations(db)).filter(({ offeredTo }) => offeredTo === "public");
}

/** Each accepted text with the present name: names and earlier names, of which a present name wins. */
export function acceptedNames(rows: readonly Designation[]): ReadonlyMap<string, string> {
  return new Map([
    ...rows.flatMap(({ name, formerNames }) => formerNames.map((former) => [former, name] as const)),
    ...rows.map(({ name }) => [name, name] as const),
  ]);
}

/**
 * The present name of a designation, by a present or earlier name. Locks it until the caller's transaction ends, so
 * that it cannot be renamed while a gift is written.
 */
export async function designationNamed(tx: Database, name: string): Promise<Designation | undefined> {
  const rows = await tx
    .select()
    .from(designation)
    .where(or(eq(designation.name, name), arrayContains(designation.formerNames, [name])))
    .for("key share");
  return rows.find((row) => row.name === name) ?? rows[0];
}
