import type { Feature } from "~/server/feature";
import { correctionApi } from "./api/admin/correction-api";
import { holidayApi } from "./api/admin/holiday-api";
import { registrationApi } from "./api/admin/registration-api";
import { rosterApi } from "./api/admin/roster-api";
import { seriesApi } from "./api/admin/series-api";
import { surveyApi } from "./api/admin/survey-api";
import { todaysClassesApi } from "./api/admin/todays-classes-api";
import { waitlistApi } from "./api/admin/waitlist-api";
import { calendarApi } from "./api/calendar-api";
import { certificateApi } from "./api/certificate-api";
import { classApi } from "./api/class-api";
import { registerApi } from "./api/register-api";
import { registrationPurpose } from "./registrations/payment/registration-purpose";
import { registrationJobs } from "./registrations/registration-jobs";

export const feature: Feature = {
  api: (services) => [
    calendarApi(services),
    certificateApi(services),
    classApi(services),
    registerApi(services),
  ],
  adminApi: (services) => [
    correctionApi(services),
    holidayApi(services),
    registrationApi(services),
    rosterApi(services),
    seriesApi(services),
    surveyApi(services),
    todaysClassesApi(services),
    waitlistApi(services),
  ],
  paymentPurposes: (services) => [registrationPurpose(services)],
  jobs: ({ domains }) => registrationJobs(domains),
};
