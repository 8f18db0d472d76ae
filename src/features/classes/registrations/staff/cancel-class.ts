import { recordTag } from "~/content/reads";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { announceTags } from "~/platform/cache/announce-tags";
import { anyTag } from "~/platform/cache/page-reads";
import type { DomainServices } from "~/platform/domain-services";
import { sendJob } from "~/platform/jobs/send-job";
import { classType } from "../../class/definition";
import { classCancellation } from "../../class/table";
import { cancelRegistrantsJob } from "../jobs/cancel-registrants";
import { lockSeats } from "../seats/lock-seats";
import { rosterClass } from "./roster";

/**
 * Cancels a class: closes registration, marks the page, and starts a job that refunds and notifies everyone. Repeating
 * the call changes nothing.
 * @throws AppError NOT_FOUND
 */
export async function cancelClass(services: DomainServices, actor: Actor, classId: string): Promise<void> {
  await rosterClass(services, classId);
  await services.db.transaction(async (tx) => {
    await lockSeats(tx, classId);
    const [cancelled] = await tx
      .insert(classCancellation)
      .values({ classId, cancelledAt: services.now() })
      .onConflictDoNothing()
      .returning();
    if (!cancelled) return;
    await recordAudit(tx, actor, { action: "class.cancelled", subjectType: "class", subjectId: classId });
    await announceTags(tx, [anyTag(classType.name), recordTag(classType.name, classId)]);
    await sendJob(tx, cancelRegistrantsJob, { classId }, { key: classId });
  });
}
