import { lt } from "drizzle-orm";
import type { Database } from "../database/database";
import { defineJob } from "../jobs/job";
import { submissionAnswer } from "./table";

/** Deletes stored responses to submissions that nobody will repeat any more. */
export const deleteOldAnswersJob = defineJob("forget-submission-answers", { once: "always" });

export async function deleteOldAnswers({ db, now }: { db: Database; now(): Date }): Promise<void> {
  await db.delete(submissionAnswer).where(lt(submissionAnswer.until, now()));
}
