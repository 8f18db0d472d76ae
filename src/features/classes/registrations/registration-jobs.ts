import type { DomainServices } from "~/platform/domain-services";
import { handle, type JobHandler } from "~/platform/jobs/job";
import { sendCertificates, sendCertificatesJob } from "./certificate/send-certificates";
import { notifyOfChanges, notifyOfChangesJob } from "./change-notices/notify-of-changes";
import { cancelRegistrants, cancelRegistrantsJob } from "./jobs/cancel-registrants";
import { remindToPay } from "./jobs/remind-to-pay";
import { remindToPayJob } from "./jobs/remind-to-pay-job";
import { settleClass } from "./jobs/settle-class";
import { settleSeatsJob } from "./jobs/settle-seats-job";
import { sweepSeats, sweepSeatsJob } from "./jobs/sweep-seats";
import { remind, remindJob } from "./reminders/remind";
import { eraseAnswers, eraseAnswersJob } from "./retention/erase-answers";
import { sealPrivateAnswers, sealPrivateAnswersJob } from "./retention/seal-private-answers";
import { sendSurveys, sendSurveysJob } from "./survey/send-surveys";

const EVERY_MINUTE = "* * * * *";
const EVERY_QUARTER_HOUR = "*/15 * * * *";
const NIGHTLY = "17 8 * * *";

/** The background jobs of registrations. */
export function registrationJobs(services: DomainServices): JobHandler[] {
  return [
    handle(settleSeatsJob, ({ classId }) => settleClass(services, classId)),
    handle(remindToPayJob, (held) => remindToPay(services, held)),
    handle(cancelRegistrantsJob, ({ classId }) => cancelRegistrants(services, classId)),
    handle(sweepSeatsJob, () => sweepSeats(services), { schedule: EVERY_MINUTE }),
    handle(notifyOfChangesJob, () => notifyOfChanges(services), { schedule: EVERY_MINUTE }),
    handle(remindJob, () => remind(services), { schedule: EVERY_MINUTE }),
    handle(sendCertificatesJob, () => sendCertificates(services), { schedule: EVERY_QUARTER_HOUR }),
    handle(sendSurveysJob, () => sendSurveys(services), { schedule: EVERY_QUARTER_HOUR }),
    handle(sealPrivateAnswersJob, () => sealPrivateAnswers(services), { schedule: EVERY_QUARTER_HOUR }),
    handle(eraseAnswersJob, () => eraseAnswers(services), { schedule: NIGHTLY }),
  ];
}
