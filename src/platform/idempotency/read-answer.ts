import { eq } from "drizzle-orm";
import type { Sealer } from "../crypto/sealer";
import type { Database } from "../database/database";
import { submissionAnswer } from "./table";

export const SEALER_PURPOSE = "submission";

/** The stored response to a submission; undefined if there is none. */
export async function readAnswer<Answer>(
  db: Database,
  sealer: Sealer,
  key: string,
): Promise<{ answer: Answer } | undefined> {
  const [row] = await db
    .select({ sealed: submissionAnswer.sealed })
    .from(submissionAnswer)
    .where(eq(submissionAnswer.key, key));
  if (!row?.sealed) return undefined;
  return { answer: JSON.parse(sealer.open(row.sealed, SEALER_PURPOSE)) };
}
