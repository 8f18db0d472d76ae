import type { Feature } from "~/server/feature";
import { paymentsApi } from "./api/payments-api";
import { webhookApi } from "./api/webhook-api";
import { paymentJobs } from "./payment-jobs";

export const feature: Feature = {
  api: (services) => [webhookApi(services)],
  adminApi: (services) => [paymentsApi(services)],
  jobs: paymentJobs,
};
