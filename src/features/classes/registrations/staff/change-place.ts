import { and, asc, eq, sql } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { lockRegistration } from "../lock-registration";
import { recordRegistrationEvent } from "../record-registration-event";
import { registration } from "../table";

/**
 * Moves a person to another position on the waitlist. The others keep their order.
 * @param place from 1; a number beyond the end means the end
 * @throws AppError NOT_FOUND; BAD_REQUEST if they are not on the waitlist
 */
export async function changePlace(
  services: DomainServices,
  actor: Actor,
  id: string,
  place: number,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { row } = await lockRegistration(tx, services, id);
    if (row.status !== "waitlisted") throw new AppError("BAD_REQUEST", "They are not on the waitlist.");
    const waiting = await tx
      .select({ id: registration.id, since: registration.waitingSince })
      .from(registration)
      .where(and(eq(registration.classId, row.classId), eq(registration.status, "waitlisted")))
      .orderBy(asc(registration.waitingSince), asc(registration.number));
    const ids = waiting.map((one) => one.id);
    const before = ids.indexOf(id) + 1;
    ids.splice(place - 1, 0, ...ids.splice(before - 1, 1));
    // The timestamps determine the order. The new ones begin at the first person's and are closer together than real
    // ones.
    const first = waiting[0]?.since?.getTime() ?? 0;
    for (const [position, one] of ids.entries())
      await tx
        .update(registration)
        .set({ waitingSince: new Date(first + position), revision: sql`${registration.revision}` })
        .where(eq(registration.id, one));
    await recordRegistrationEvent(tx, actor, "place-changed", row, { position: before });
  });
}
