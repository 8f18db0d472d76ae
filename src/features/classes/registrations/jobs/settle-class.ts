import type { DomainServices } from "~/platform/domain-services";
import { classById } from "../../class/class-by-id";
import { lockSeats } from "../seats/lock-seats";
import { settleSeats } from "../seats/settle-seats";

/** Ends expired holds and offers of a class and offers the free seats. Can be repeated safely. */
export async function settleClass(services: DomainServices, classId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockSeats(tx, classId);
    const event = await classById(tx, classId);
    if (event) await settleSeats(tx, services, event, services.now());
  });
}
