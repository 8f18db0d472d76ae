import { eq } from "drizzle-orm";
import type { Sealer } from "../crypto/sealer";
import type { Database } from "../database/database";
import { readAnswer, SEALER_PURPOSE } from "./read-answer";
import { submissionAnswer } from "./table";

export interface AnswerPlace {
  sealer: Sealer;
  now(): Date;
}

/** Longer than anyone keeps a page open to retry. */
const HOURS_KEPT = 24;

/**
 * Processes a submission once. `run` and the record that it ran are one transaction. A repeated submission
 * waits for it and gets its response. If the transaction is rolled back, nothing was submitted.
 * @param tx the caller's transaction, in PostgreSQL's default isolation; `run` must use no other connection
 * @param key `submissionKey`
 * @param run returns a JSON value
 */
export async function runOnce<Answer>(
  tx: Database,
  { sealer, now }: AnswerPlace,
  key: string,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const until = new Date(+now() + HOURS_KEPT * 3_600_000);
  const claimed = await tx
    .insert(submissionAnswer)
    .values({ key, until })
    .onConflictDoNothing()
    .returning({ key: submissionAnswer.key });
  if (claimed.length === 0) {
    const before = await readAnswer<Answer>(tx, sealer, key);
    if (!before) throw new Error("The stored response expired during the request.");
    return before.answer;
  }
  const answer = await run();
  await tx
    .update(submissionAnswer)
    .set({ sealed: sealer.seal(JSON.stringify(answer ?? null), SEALER_PURPOSE) })
    .where(eq(submissionAnswer.key, key));
  return answer;
}
