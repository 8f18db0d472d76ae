import { handle } from "~/platform/jobs/job";
import { DAILY } from "~/platform/jobs/schedules";
import type { Feature } from "~/server/feature";
import { correctionsApi } from "./api/admin/corrections-api";
import { designationsApi } from "./api/admin/designations-api";
import { donorsApi } from "./api/admin/donors-api";
import { giftsApi } from "./api/admin/gifts-api";
import { MAX_IMPORT_CHARACTERS } from "./api/admin/import-schemas";
import { promisesApi } from "./api/admin/promises-api";
import { statementsApi } from "./api/admin/statements-api";
import { donateApi } from "./api/donate-api";
import { monthlyPurpose } from "./monthly/monthly-purpose";
import { giftPurpose } from "./payment/gift-purpose";
import { eraseOldGivers, eraseOldGiversJob } from "./retention/erase-old-givers";
import { eraseUnpaid, eraseUnpaidJob } from "./retention/erase-unpaid";
import { GIFT_COOKIE } from "./site/donation/pending-gift-cookie";
import { RETURN_COOKIE } from "./site/return/return-cookie";
import { waitingCards } from "./staff/acknowledgement-cards";
import { mailStatements, mailStatementsJob } from "./statement/statement-run";

export const feature: Feature = {
  api: (services) => [donateApi(services)],
  adminApi: (services) => [
    donorsApi(services),
    giftsApi(services),
    correctionsApi(services),
    designationsApi(services),
    statementsApi(services),
    promisesApi(services),
  ],
  // In JSON, some characters take two bytes or are escaped.
  bodyLimits: [{ path: /^\/api\/admin\/giving\/gifts\/import$/, bytes: 2 * MAX_IMPORT_CHARACTERS }],
  cookies: [GIFT_COOKIE, RETURN_COOKIE],
  pendingWork: ({ db }) => [waitingCards(db)],
  paymentPurposes: (services) => [monthlyPurpose(services), giftPurpose(services)],
  jobs: (services) => [
    handle(mailStatementsJob, ({ year }) => mailStatements(services.domains, year)),
    handle(eraseOldGiversJob, () => eraseOldGivers(services), { schedule: DAILY }),
    handle(eraseUnpaidJob, () => eraseUnpaid(services), { schedule: DAILY }),
  ],
};
