import { eq } from "drizzle-orm";
import type { Sealer } from "../crypto/sealer";
import type { Database } from "../database/database";
import { readAnswer, SEALED_FOR } from "./read-answer";
import { submissionAnswer } from "./table";

export interface AnswerPlace {
  sealer: Sealer;
  now(): Date;
}

/** Longer than anybody keeps a page open to try again. */
const HOURS_KEPT = 24;

/**
 * Does what a submission asks for once: `run` and the note that it ran are one transaction, and whoever sends the same
 * again meanwhile waits for it and gets its answer. When the transaction is rolled back, nothing was sent.
 *
 * @param tx the caller's transaction, in PostgreSQL's usual isolation; `run` must use no other connection
 * @param key `submissionKey`
 * @param run answers with what JSON can hold
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
    if (!before) throw new Error("An answer was forgotten while it was asked for.");
    return before.answer;
  }
  const answer = await run();
  await tx
    .update(submissionAnswer)
    .set({ sealed: sealer.seal(JSON.stringify(answer ?? null), SEALED_FOR) })
    .where(eq(submissionAnswer.key, key));
  return answer;
}
