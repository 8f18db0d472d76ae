import type { Feature } from "~/server/feature";
import { paymentsApi } from "./api/payments-api";
import { webhookApi } from "./api/webhook-api";
import { PAID_COOKIE } from "./checkout/paid-cookie";
import { PAYER_COOKIE } from "./checkout/payer-cookie";
import { paymentJobs } from "./payment-jobs";

export const feature: Feature = {
  api: (services) => [webhookApi(services)],
  adminApi: (services) => [paymentsApi(services)],
  jobs: paymentJobs,
  cookies: [PAYER_COOKIE, PAID_COOKIE],
};
