import { runSchedule } from "~/content/schedule/run-schedule";
import { runScheduleJob } from "~/content/schedule/run-schedule-job";
import { sweepSchedules, sweepSchedulesJob } from "~/content/schedule/sweep-schedules";
import { personById } from "~/domain/accounts/person-by-id";
import { forgetProofs, forgetProofsJob } from "~/platform/captcha/forget-proofs";
import { forgetAnswers, forgetAnswersJob } from "~/platform/idempotency/forget-answers";
import { handle, type JobHandler } from "~/platform/jobs/job";
import { deliverMail } from "~/platform/outbox/deliver-mail";
import { deliverMailJob } from "~/platform/outbox/deliver-mail-job";
import type { PostOffice } from "~/platform/outbox/post-office";
import { sweepOutbox, sweepOutboxJob } from "~/platform/outbox/sweep-outbox";

const EVERY_MINUTE = "* * * * *";
const EVERY_HOUR = "23 * * * *";

/** Everything that is done outside a request: what a transaction asked for, and what the clock does. */
export function jobHandlers(services: PostOffice): JobHandler[] {
  const schedules = { ...services, person: personById };
  return [
    handle(deliverMailJob, ({ id }) => deliverMail(services, id), { atOnce: 4 }),
    handle(sweepOutboxJob, () => sweepOutbox(services), { schedule: EVERY_MINUTE }),
    handle(runScheduleJob, ({ itemId }) => runSchedule(schedules, itemId)),
    handle(sweepSchedulesJob, () => sweepSchedules(services), { schedule: EVERY_MINUTE }),
    handle(forgetProofsJob, () => forgetProofs(services), { schedule: EVERY_HOUR }),
    handle(forgetAnswersJob, () => forgetAnswers(services), { schedule: EVERY_HOUR }),
  ];
}
