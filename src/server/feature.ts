import type { OpenAPIHono } from "@hono/zod-openapi";
import type { DomainServices } from "~/platform/domain-services";
import type { JobHandler } from "~/platform/jobs/job";
import type { PaymentPurpose } from "~/platform/payments/payment-purpose";
import type { HonoEnv } from "./hono-env";
import type { JobServices } from "./job-services";
import type { Services } from "./services";

type Api = OpenAPIHono<HonoEnv>;

/** What a feature adds to the server: `feature` in its `feature.ts`. */
export interface Feature {
  /** Endpoints that anybody may call. */
  api?(services: Services): readonly Api[];
  /** Endpoints for staff, declared by `adminRoute`. */
  adminApi?(services: Services): readonly Api[];
  /** What is done outside requests. */
  jobs?(services: JobServices): readonly JobHandler[];
  /** What people pay for, and what happens when the payment arrives. */
  paymentPurposes?(services: DomainServices): readonly PaymentPurpose[];
}
