import type { OpenAPIHono } from "@hono/zod-openapi";
import type { RootDatabase } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import type { JobHandler } from "~/platform/jobs/job";
import type { PaymentPurpose } from "~/platform/payments/payment-purpose";
import type { CachedServices } from "./cached-services";
import type { RequestContext } from "./context";
import type { Cookie } from "./cookies";
import type { HonoEnv } from "./hono-env";
import type { JobServices } from "./job-services";
import type { BodyLimit } from "./middleware/limit-body";
import type { PendingWork } from "./pending-work/pending-work";
import type { Services } from "./services";
import type { ShellPart, ShellParts } from "./shell-part";

type Api = OpenAPIHono<HonoEnv>;

/** A feature's additions to the server: `feature` in its `feature.ts`. */
export interface Feature {
  /** Public endpoints. */
  api?(services: Services): readonly Api[];
  /** Endpoints for staff, declared by `adminRoute`. */
  adminApi?(services: Services): readonly Api[];
  /** Every cookie that the feature sets. */
  cookies?: readonly Cookie[];
  /** The addresses of the feature that take larger requests than others do, or smaller ones. */
  bodyLimits?: readonly BodyLimit[];
  /** Work that waits for staff, counted in the side menu and on the dashboard. */
  pendingWork?(services: Services): readonly PendingWork[];
  /** Background jobs. */
  jobs?(services: JobServices): readonly JobHandler[];
  /** Data that every page shows. */
  shellParts?: { readonly [Name in keyof ShellParts]?: ShellPart<ShellParts[Name]> };
  /** A response that replaces the home page; undefined for the home page itself. */
  homePage?(context: RequestContext): Promise<Response | undefined>;
  /** Services that cache values and read them again after changes. */
  cachedServices?(base: { db: RootDatabase; now(): Date }): Partial<CachedServices>;
  /** The payment purposes of the feature, and their reactions to payments. */
  paymentPurposes?(services: DomainServices): readonly PaymentPurpose[];
}
