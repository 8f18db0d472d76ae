import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { AuditVerb } from "~/platform/audit/audit-action";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { recordErasures } from "~/platform/erasures/record-erasures";
import { AppError } from "~/platform/errors/app-error";
import { changeSubscriber } from "../change-subscriber";
import { ended, erased } from "../ended";
import { subscriberErasure } from "../erasures";
import { recordSubscriberEvent } from "../record-subscriber-event";
import { newsletterSubscriber, type Subscriber } from "../table";

/**
 * Unsubscribes a person who called or wrote. Repeating it changes nothing.
 * @throws AppError NOT_FOUND
 */
export async function unsubscribeFor(services: DomainServices, actor: Actor, id: string): Promise<void> {
  await change(services, actor, id, "unsubscribed-by-staff", (row, now) =>
    row.state === "suppressed" || (row.state === "unsubscribed" && !row.asked) ? undefined : ended(now),
  );
}

/**
 * Suppresses an address. It gets no email, even if a visitor signs it up again.
 * @throws AppError NOT_FOUND
 */
export async function suppress(services: DomainServices, actor: Actor, id: string): Promise<void> {
  await change(services, actor, id, "suppressed", (row, now) =>
    row.state === "suppressed" ? undefined : { ...ended(now), state: "suppressed" },
  );
}

/**
 * Ends a suppression. The person can sign up again, but is not on the list until then.
 * @throws AppError NOT_FOUND
 */
export async function liftSuppression(services: DomainServices, actor: Actor, id: string): Promise<void> {
  await change(services, actor, id, "suppression-lifted", (row) =>
    row.state === "suppressed" ? { state: "unsubscribed" } : undefined,
  );
}

/**
 * Erases a subscriber except for the fingerprint of the address. Imports do not subscribe them again, but they can sign
 * up. Their links stop working.
 * @throws AppError NOT_FOUND
 */
export async function eraseSubscriber(services: DomainServices, actor: Actor, id: string): Promise<void> {
  await services.db.transaction((tx) => eraseSubscriberWithin(tx, services, actor, id));
}

/**
 * Like `eraseSubscriber`, in the caller's transaction.
 * @throws AppError NOT_FOUND
 */
export async function eraseSubscriberWithin(
  tx: Database,
  services: Pick<DomainServices, "sealer" | "now">,
  actor: Actor,
  id: string,
): Promise<void> {
  await changeWithin(tx, services, actor, id, "erased", (row, now) => erased(row, services.sealer, now));
  await recordErasures(tx, subscriberErasure, [id]);
}

type Values = (row: Subscriber, now: Date) => Partial<Subscriber> | undefined;

async function change(
  services: DomainServices,
  actor: Actor,
  id: string,
  action: AuditVerb<"subscriber">,
  values: Values,
): Promise<void> {
  await services.db.transaction((tx) => changeWithin(tx, services, actor, id, action, values));
}

async function changeWithin(
  tx: Database,
  { now }: Pick<DomainServices, "now">,
  actor: Actor,
  id: string,
  action: AuditVerb<"subscriber">,
  values: Values,
): Promise<void> {
  const before = await lockById(tx, id);
  const changes = values(before, now());
  if (!changes) return;
  const row = await changeSubscriber(tx, before, changes, now());
  await recordSubscriberEvent(tx, actor, action, row, before);
}

async function lockById(tx: Database, id: string): Promise<Subscriber> {
  const [row] = await tx
    .select()
    .from(newsletterSubscriber)
    .where(eq(newsletterSubscriber.id, id))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND", "There is no such subscriber.");
  return row;
}
