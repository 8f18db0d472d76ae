import { eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { totalPrice } from "../class/group-rules";
import { announceSeats } from "./class-counts";
import { lockRegistration } from "./lock-registration";
import { notifyRegistrant } from "./mail/notify-registrant";
import { holdForPayment } from "./payment/hold-for-payment";
import { refuseUnpayable } from "./payment/refuse-unpayable";
import { recordRegistrationEvent, registrant } from "./record-registration-event";
import type { Registered } from "./register-for-class";
import { rowByToken } from "./registration-by-token";
import { registration } from "./table";

/**
 * Accepts an offered seat through the private link. The seat is confirmed, or held until it is paid for. Repeating the
 * call changes nothing.
 * @throws AppError NOT_FOUND; CLASS_FULL if the offer has expired; UNAVAILABLE if the class costs money and the site
 * takes no payments
 */
export async function acceptOffer(services: DomainServices, token: string): Promise<Registered> {
  const { id } = await rowByToken(services.db, token);
  return services.db.transaction(async (tx) => {
    const locked = await lockRegistration(tx, services, id, (row) => row.tokenHash === hashToken(token));
    const { row, event, now } = locked;
    if (row.status === "confirmed") return { registration: { id, status: "confirmed" } };
    if (row.status === "held" && row.paymentId)
      return { registration: { id, status: "held" }, paymentId: row.paymentId };
    if (row.status !== "offered" || event.cancelledAt)
      throw new AppError(
        "CLASS_FULL",
        "This seat is no longer held for you. We offered it to the next person on the waitlist.",
      );
    await refuseUnpayable(tx, services, event);
    const price = totalPrice(event, row.people);
    const status = price > 0 ? "held" : "confirmed";
    const [taken] = await tx
      .update(registration)
      .set({ status, price, offeredUntil: null, confirmedAt: price > 0 ? null : now, updatedAt: now })
      .where(eq(registration.id, id))
      .returning();
    if (!taken) throw new Error("A locked registration was gone.");
    await recordRegistrationEvent(tx, registrant, "offer-taken", taken, { status: row.status });
    await announceSeats(tx, event.id);
    if (status === "held") {
      const { paymentId } = await holdForPayment(tx, taken, event, { now, timeZone: services.timeZone });
      return { registration: { id, status }, paymentId };
    }
    await notifyRegistrant(tx, services, taken, event, { kind: "confirmed" });
    return { registration: { id, status } };
  });
}
