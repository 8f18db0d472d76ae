import { eq, lt } from "drizzle-orm";
import { unpublishItem } from "~/content/actions/unpublish-item";
import { contentItem } from "~/content/tables";
import { dayAt } from "~/content/values/day-at";
import { systemActor } from "~/platform/audit/actor";
import type { RootDatabase } from "~/platform/database/database";
import { defineJob } from "~/platform/jobs/job";
import { jobType } from "./definition";
import { job } from "./table";

/** Unpublishes jobs after their last day. Pages already leave them out from midnight on. */
export const closeJobsJob = defineJob("close-jobs", { once: "always" });

interface CloseJobsServices {
  db: RootDatabase;
  now(): Date;
  /** IANA name of the hospital's time zone. */
  timeZone: string;
}

/** Unpublishes every job whose last day to apply has passed. Its record stays for the next opening. */
export async function closeJobs({ db, now, timeZone }: CloseJobsServices): Promise<void> {
  const today = dayAt(now(), timeZone).iso;
  const closed = await db
    .select({ id: job.id, revision: contentItem.revision })
    .from(job)
    .innerJoin(contentItem, eq(contentItem.id, job.id))
    .where(lt(job.closesOn, today));
  const context = { db, actor: systemActor("jobs") };
  for (const target of closed) await unpublishItem(context, jobType, target);
}
