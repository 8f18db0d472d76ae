import { sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { captchaUse } from "./table";

export interface Proof {
  /** Of this proof alone, the same on every node. */
  id: string;
  /** From when it would be refused anyway. */
  until: Date;
}

/**
 * Notes, once it was found to be right, that a proof is used for a submission.
 * @returns false when it was used for another one before
 */
export async function spendProof(db: Database, { id, until }: Proof, usedFor: string): Promise<boolean> {
  const [use] = await db
    .insert(captchaUse)
    .values({ id, usedFor, until })
    // Changes nothing; an insert that does nothing would not say what is there.
    .onConflictDoUpdate({ target: captchaUse.id, set: { id: sql`excluded.id` } })
    .returning({ usedFor: captchaUse.usedFor });
  return use?.usedFor === usedFor;
}
