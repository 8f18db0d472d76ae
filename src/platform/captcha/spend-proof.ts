import { sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { captchaUse } from "./table";

export interface Proof {
  /** Unique per proof, and the same on every node. */
  id: string;
  /** When the proof expires and would be refused anyway. */
  until: Date;
}

/**
 * Records that a valid proof is used for a submission.
 * @returns false if it was used for another one before
 */
export async function spendProof(db: Database, { id, until }: Proof, usedFor: string): Promise<boolean> {
  const [use] = await db
    .insert(captchaUse)
    .values({ id, usedFor, until })
    // Changes nothing, but unlike `do nothing` it returns the existing row.
    .onConflictDoUpdate({ target: captchaUse.id, set: { id: sql`excluded.id` } })
    .returning({ usedFor: captchaUse.usedFor });
  return use?.usedFor === usedFor;
}
