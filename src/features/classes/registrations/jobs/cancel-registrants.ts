import { and, eq, inArray } from "drizzle-orm";
import { systemActor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { defineJob } from "~/platform/jobs/job";
import { endRegistration } from "../end-registration";
import { lockRegistration } from "../lock-registration";
import { notifyRegistrant } from "../mail/notify-registrant";
import { recordRegistrationEvent } from "../record-registration-event";
import { registration } from "../table";

/** Ends every registration of a canceled class with a full refund, each in its own transaction. */
export const cancelRegistrantsJob = defineJob<{ classId: string }>("cancel-class-registrants", {
  once: "key",
  expireSeconds: 900,
});

const ACTIVE = ["confirmed", "held", "waitlisted", "offered"] as const;

export async function cancelRegistrants(services: DomainServices, classId: string): Promise<void> {
  const rows = await services.db
    .select({ id: registration.id })
    .from(registration)
    .where(and(eq(registration.classId, classId), inArray(registration.status, [...ACTIVE])));
  for (const { id } of rows) await cancelOne(services, id);
}

async function cancelOne(services: DomainServices, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const locked = await lockRegistration(tx, services, id);
    if (!ACTIVE.some((status) => status === locked.row.status)) return;
    const { row, refund } = await endRegistration(tx, services, locked, "full");
    const formerly = { status: locked.row.status };
    await recordRegistrationEvent(tx, systemActor("class-cancellation"), "cancelled", row, formerly);
    await notifyRegistrant(tx, services, row, locked.event, { kind: "class-cancelled", refund });
  });
}
