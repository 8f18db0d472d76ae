import { eq } from "drizzle-orm";
import { acceptOffer } from "~/features/classes/registrations/accept-offer";
import { cancelAttendee } from "~/features/classes/registrations/cancel-attendee";
import { cancelRegistration } from "~/features/classes/registrations/cancel-registration";
import { registrationToken } from "~/features/classes/registrations/registration-link";
import { registration } from "~/features/classes/registrations/table";
import type { DomainServices } from "~/platform/domain-services";

export type Change = "cancelled" | "one-cancelled" | "accepted" | "none";

/** What the group with this number does after it has registered, the same each time. */
function changeOf(n: number): Exclude<Change, "accepted"> {
  return n % 5 === 0 ? "cancelled" : n % 5 === 1 || n % 5 === 3 ? "one-cancelled" : "none";
}

/**
 * Cancels the group, or its last person, or accepts the offer that it got meanwhile, through its private link.
 * @returns what was done; `none` if a single person was to cancel one of several, or if nothing was offered
 */
export async function changeMind(services: DomainServices, id: string, n: number): Promise<Change> {
  const [row] = await services.db.select().from(registration).where(eq(registration.id, id));
  if (!row) throw new Error("The registration was not stored.");
  const token = registrationToken(services.keyedHash, row);
  const change = changeOf(n);
  if (change === "cancelled") {
    await cancelRegistration(services, token);
    return "cancelled";
  }
  if (change === "one-cancelled" && row.people > 1) {
    await cancelAttendee(services, token, { attendee: row.people, seen: row.people });
    return "one-cancelled";
  }
  if (row.status !== "offered") return "none";
  await acceptOffer(services, token);
  return "accepted";
}
