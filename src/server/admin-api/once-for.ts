import { z } from "@hono/zod-openapi";
import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { runOnce } from "~/platform/idempotency/run-once";

/** The idempotency key: repeating the request with the same key has no further effect. */
export const idempotencyHeader = z.object({ "idempotency-key": z.uuid().optional() });

/** The caller, and their idempotency key. */
interface Repeatable {
  actor: Actor;
  /** The id of the subject. */
  id: string;
  /** Undefined without a key. */
  key: string | undefined;
}

/** Handles a request once, however often a tablet on a bad connection sends it. */
export function onceFor<Answer>(
  services: DomainServices,
  { actor, id, key }: Repeatable,
  work: (inside: DomainServices) => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work(services);
  const name = services.keyedHash("staff-request", JSON.stringify([actor.id, id, key]));
  return services.db.transaction((tx) =>
    runOnce(tx, services, name, () => work({ ...services, db: tx as DomainServices["db"] })),
  );
}
