import { lt } from "drizzle-orm";
import type { Database } from "../database/database";
import { defineJob } from "../jobs/job";
import { captchaUse } from "./table";

/** Deletes proofs of the bot check that would be refused anyway. */
export const forgetProofsJob = defineJob("forget-captcha-proofs", { once: "always" });

export async function forgetProofs({ db, now }: { db: Database; now(): Date }): Promise<void> {
  await db.delete(captchaUse).where(lt(captchaUse.until, now()));
}
