import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { runOnce } from "~/platform/idempotency/run-once";
import { sendJob } from "~/platform/jobs/send-job";
import type { NewsletterInput } from "./input";
import { settleRequestJob } from "./jobs/settle-request-job";
import { newsletterRequest, type SubscriberSource } from "./table";

/** What is written down of a request until a job takes it up. */
export interface JoinRequest {
  input: NewsletterInput;
  source: SubscriberSource;
  utm: Record<string, string> | null;
}

/** What it is sealed for. */
export const REQUEST = "newsletter-request";

/**
 * Notes that somebody wants the newsletter. Whether the address is known is looked up by a job after the commit, so that neither what
 * is answered here nor how long it takes depends on it.
 */
export async function askToJoin(
  services: DomainServices,
  request: { input: NewsletterInput; utm: Record<string, string | undefined>; idempotencyKey: string },
): Promise<{ ok: true }> {
  const utm = Object.values(request.utm).some(Boolean) ? (request.utm as Record<string, string>) : null;
  return services.db.transaction((tx) =>
    runOnce(tx, services, request.idempotencyKey, async () => {
      const [id] = await noteRequests(tx, services, [{ input: request.input, source: "form", utm }]);
      if (id) await sendJob(tx, settleRequestJob, { id });
      return { ok: true as const };
    }),
  );
}

/** Notes requests, sealed. Those that no job is sent for are found by the sweep. */
export async function noteRequests(
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
