import { and, eq, inArray, lte, or } from "drizzle-orm";
import type { DomainServices } from "~/platform/domain-services";
import { defineJob } from "~/platform/jobs/job";
import { classEvent } from "../../class/table";
import { registration } from "../table";
import { settleClass } from "./settle-class";

/**
 * Each minute, finds the classes with expired holds or offers, or with seats to offer because staff raised the limit.
 */
export const sweepSeatsJob = defineJob("sweep-class-seats", { once: "always" });

export async function sweepSeats(services: DomainServices): Promise<void> {
  const { status, heldUntil, offeredUntil, classId } = registration;
  const now = services.now();
  const lapsed = or(
    and(eq(status, "held"), lte(heldUntil, now)),
    and(eq(status, "offered"), lte(offeredUntil, now)),
    eq(status, "waitlisted"),
  );
  const classes = await services.db
    .selectDistinct({ id: classId })
    .from(registration)
    .innerJoin(classEvent, eq(classEvent.id, classId))
    .where(and(inArray(status, ["held", "offered", "waitlisted"]), lapsed));
  for (const { id } of classes) await settleClass(services, id);
}
