import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { DomainServices } from "~/platform/domain-services";
import { sendJob } from "~/platform/jobs/send-job";
import type { NewsletterInput } from "../input";
import { settleRequestJob } from "../jobs/settle-request-job";
import { storeRequests } from "../request-subscription";

/** Adds a person who signed up in person. They get the confirmation email, as with the form. */
export async function addSubscriber(
  services: DomainServices,
  actor: Actor,
  input: NewsletterInput,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [id] = await storeRequests(tx, services, [{ input, source: "staff", utm: null }]);
    if (id) await sendJob(tx, settleRequestJob, { id });
    await recordAudit(tx, actor, {
      action: "subscriber.added",
      subjectType: "subscriber",
      subjectId: id ?? "-",
    });
  });
}
