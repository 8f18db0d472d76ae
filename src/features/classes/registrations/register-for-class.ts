import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import pLimit from "p-limit";
import { dayAt } from "~/content/values/day-at";
import { countEvent } from "~/features/analytics/shared/count-events";
import { hashToken } from "~/platform/crypto/hash-token";
import { newToken } from "~/platform/crypto/new-token";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { runOnce } from "~/platform/idempotency/run-once";
import { classById } from "../class/class-by-id";
import type { ClassView } from "../class/class-views";
import { groupLimit, totalPrice } from "../class/group-rules";
import { availabilityOf } from "./availability";
import { recordNotified } from "./change-notices/record-notified";
import { announceSeats } from "./class-counts";
import type { RegistrationInput } from "./input";
import { notifyRegistrant } from "./mail/notify-registrant";
import { holdForPayment } from "./payment/hold-for-payment";
import { refuseUnpayable } from "./payment/refuse-unpayable";
import { duplicateKey } from "./person/duplicate-key";
import { emailKey } from "./person/email-key";
import { peopleOf } from "./person/people-of";
import { sealInput } from "./person/person";
import { recordRegistrationEvent, registrant } from "./record-registration-event";
import { registrationTokenHash } from "./registration-link";
import { limitSeatsOfEmail } from "./seats/limit-seats-of-email";
import { lockSeats } from "./seats/lock-seats";
import { settleSeats } from "./seats/settle-seats";
import { type Outcome, outcomeFor, seatsFor } from "./seats/take-seat";
import { type Registration, registration } from "./table";

export interface RegistrationRequest {
  classId: string;
  /** The result of `registrationInput`. */
  input: RegistrationInput;
  utm: Record<string, string | undefined>;
  /** Requests with the same key are one registration. */
  idempotencyKey: string;
}

export interface Registered {
  registration: { id: string; status: Outcome };
  /** The argument for `startCheckout` after the commit; absent if nothing is due. */
  paymentId?: string;
  /**
   * The person was already registered. The sender may be another person, and gets no access to that
   * registration.
   */
  isRepeated?: true;
}

/**
 * Many people register at once when a class opens. They share a few connections, so that the pages of the site still
 * get theirs.
 */
const limit = pLimit(6);

/**
 * Registers a person for a class in one transaction: a seat, a seat held until it is paid for, or a place on the
 * waitlist. A person who is already registered gets the same response as a first registration, takes nothing, and is
 * told by email.
 * @throws AppError NOT_FOUND; REGISTRATION_CLOSED; CLASS_FULL if there is no waitlist; VALIDATION_FAILED if the email
 *   already holds the maximum number of seats; UNAVAILABLE if the class costs money and the site takes no payments
 */
export function registerForClass(
  services: DomainServices,
  request: RegistrationRequest,
): Promise<Registered> {
  return limit(() =>
    services.db.transaction((tx) =>
      runOnce(tx, services, request.idempotencyKey, () => register(tx, services, request)),
    ),
  );
}

async function register(
  tx: Database,
  services: DomainServices,
  { classId, input, utm }: RegistrationRequest,
): Promise<Registered> {
  await lockSeats(tx, classId);
  const now = services.now();
  const event = await classById(tx, classId);
  if (!event) throw new AppError("NOT_FOUND", "There is no such class.");
  const counts = await settleSeats(tx, services, event, now);
  const seats = seatsFor(event, input);
  const offering = availabilityOf(event, counts, now, services.takesPayments);
  if (offering.state === "by-phone") await refuseUnpayable(tx, services, event);
  const status = outcomeFor(event, offering, seats, now);
  const people = peopleOf(input);
  const price = totalPrice(event, people);
  const key = duplicateKey(services.keyedHash, classId, input);
  const before = await currentRegistration(tx, key);
  if (before) return repeat(tx, services, event, before, { status, price }, now);
  const ofEmail = emailKey(services.keyedHash, classId, input.email);
  await limitSeatsOfEmail(tx, ofEmail, seats, groupLimit(event));

  const row = await insertRegistration(tx, services, {
    classId,
    status,
    seats,
    people,
    price,
    duplicateKey: key,
    emailKey: ofEmail,
    ...sealInput(services.sealer, input, event.category?.slug ?? ""),
    utm: Object.values(utm).some(Boolean) ? (utm as Record<string, string>) : null,
    confirmedAt: status === "confirmed" ? now : null,
    waitingSince: status === "waitlisted" ? now : null,
    createdAt: now,
    updatedAt: now,
  });
  await recordNotified(tx, event);
  await recordRegistrationEvent(tx, registrant, "made", row);
  await announceSeats(tx, event.id);
  const day = dayAt(now, services.timeZone).iso;
  await countEvent(tx, "registration", event.category?.slug ?? "", day);
  const answer = { registration: { id: row.id, status } };
  if (status === "held") {
    const { paymentId } = await holdForPayment(tx, row, event, { now, timeZone: services.timeZone });
    return { ...answer, paymentId };
  }
  const position = counts.waiting + 1;
  await notifyRegistrant(
    tx,
    services,
    row,
    event,
    status === "waitlisted" ? { kind: "waitlisted", position } : { kind: "confirmed" },
  );
  return answer;
}

type NewRegistration = Omit<typeof registration.$inferInsert, "tokenHash">;

/** Inserts a registration with the hash of its private link. */
export async function insertRegistration(
  tx: Database,
  { keyedHash }: Pick<DomainServices, "keyedHash">,
  values: NewRegistration,
): Promise<Registration> {
  const id = values.id ?? randomUUID();
  const tokenHash = registrationTokenHash(keyedHash, { id, linkVersion: 1 });
  const [row] = await tx
    .insert(registration)
    .values({ ...values, id, tokenHash })
    .returning();
  if (!row) throw new Error("The registration was not stored.");
  return row;
}

/** The attendee's registration for the class that has not ended. */
export async function currentRegistration(tx: Database, key: string): Promise<Registration | undefined> {
  const [row] = await tx
    .select()
    .from(registration)
    .where(
      and(
        eq(registration.duplicateKey, key),
        inArray(registration.status, sql`('confirmed', 'held', 'waitlisted', 'offered')`),
      ),
    );
  return row;
}

/**
 * The response that a first registration would get now. A person who has not paid is sent to the same checkout. For a
 * person who has, a checkout is opened as for anyone, so that the response does not reveal them, and its payment is
 * refunded.
 */
async function repeat(
  tx: Database,
  services: DomainServices,
  event: ClassView,
  before: Registration,
  { status, price }: { status: Outcome; price: number },
  now: Date,
): Promise<Registered> {
  if (status === "held" && before.status === "held" && before.paymentId) {
    return { registration: { id: before.id, status }, paymentId: before.paymentId, isRepeated: true };
  }
  await notifyRegistrant(tx, services, before, event, {
    kind: "already",
    takesGroups: groupLimit(event) > 1,
  });
  if (status !== "held") return { registration: { id: randomUUID(), status } };
  const shadow = await shadowOf(tx, price, before, now);
  const { paymentId } = await holdForPayment(tx, shadow, event, { now, timeZone: services.timeZone });
  return { registration: { id: shadow.id, status }, paymentId, isRepeated: true };
}

async function shadowOf(
  tx: Database,
  price: number,
  { id, classId, duplicateKey: key }: Registration,
  now: Date,
): Promise<Registration> {
  const [row] = await tx
    .insert(registration)
    .values({
      classId,
      status: "expired",
      seats: 0,
      price,
      duplicateKey: key,
      duplicateOf: id,
      // A token that nobody has.
      tokenHash: hashToken(newToken()),
      createdAt: now,
      updatedAt: now,
      endedAt: now,
    })
    .returning();
  if (!row) throw new Error("The repetition was not stored.");
  return row;
}
