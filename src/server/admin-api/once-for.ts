import { z } from "@hono/zod-openapi";
import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { runOnce } from "~/platform/idempotency/run-once";

/** Repeated with the same, a request is carried out once. */
export const idempotencyHeader = z.object({ "idempotency-key": z.uuid().optional() });

/** Whose request it is, and the key that they repeat it with. */
interface Repeatable {
  actor: Actor;
  /** Of what it is about. */
  id: string;
  /** Undefined where they do not repeat it. */
  key: string | undefined;
}

/** Does what a request asks for once, however often a tablet on a bad connection sends it. */
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
