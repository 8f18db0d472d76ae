import { lt } from "drizzle-orm";
import type { Database } from "../database/database";
import { defineJob } from "../jobs/job";
import { captchaUse } from "./table";

/** Deletes used proofs that have expired and would be refused anyway. */
export const deleteExpiredProofsJob = defineJob("forget-captcha-proofs", { once: "always" });

export async function deleteExpiredProofs({ db, now }: { db: Database; now(): Date }): Promise<void> {
  await db.delete(captchaUse).where(lt(captchaUse.until, now()));
}
