import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { runOnce } from "~/platform/idempotency/run-once";
import { sendJob } from "~/platform/jobs/send-job";
import { storedCampaign } from "~/platform/stored-campaign";
import type { NewsletterInput } from "./input";
import { settleRequestJob } from "./jobs/settle-request-job";
import { newsletterRequest, type SubscriberSource } from "./table";

/** A stored sign-up request that a job will process. */
export interface JoinRequest {
  input: NewsletterInput;
  source: SubscriberSource;
  utm: Record<string, string> | null;
}

/** The purpose for sealing a request. */
export const REQUEST = "newsletter-request";

/**
 * Stores a sign-up request. A job looks up the address after the commit, so that neither the response nor its time
 * reveals whether the address is known.
 */
export async function requestSubscription(
  services: DomainServices,
  request: { input: NewsletterInput; utm: Record<string, string | undefined>; idempotencyKey: string },
): Promise<{ ok: true }> {
  const utm = storedCampaign(request.utm);
  return services.db.transaction((tx) =>
    runOnce(tx, services, request.idempotencyKey, async () => {
      const [id] = await storeRequests(tx, services, [{ input: request.input, source: "form", utm }]);
      if (id) await sendJob(tx, settleRequestJob, { id });
      return { ok: true as const };
    }),
  );
}

/** Stores requests, encrypted. A sweep finds requests without a job. */
export async function storeRequests(
  tx: Database,
  { sealer, now }: Pick<DomainServices, "sealer" | "now">,
  requests: readonly JoinRequest[],
): Promise<string[]> {
  if (requests.length === 0) return [];
  const rows = await tx
    .insert(newsletterRequest)
    .values(
      requests.map((request) => ({
        sealed: sealer.seal(JSON.stringify(request), REQUEST),
        createdAt: now(),
      })),
    )
    .returning({ id: newsletterRequest.id });
  return rows.map(({ id }) => id);
}

export function openRequest({ sealer }: Pick<DomainServices, "sealer">, sealed: string): JoinRequest {
  return JSON.parse(sealer.open(sealed, REQUEST)) as JoinRequest;
}
