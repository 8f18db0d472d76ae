import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
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
import { sendJob } from "~/platform/jobs/send-job";
import { closePaymentJob } from "~/platform/payments/close-payment-job";
import { storedCampaign } from "~/platform/stored-campaign";
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
import { openPerson, sealInput } from "./person/person";
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
  /** Requests with the same key make one registration. */
  idempotencyKey: string;
  /** Whether the sender can prove that they started that payment. Absent for callers without a browser. */
  ownsPayment?(paymentId: string): boolean;
}

export interface Registered {
  registration: { id: string; status: Outcome };
  /** The argument for `startCheckout` after the commit. Absent if nothing is due. */
  paymentId?: string;
  /** The person was already registered. The sender may be someone else, so they get no access to that registration. */
  isRepeated?: true;
}

/** When a class opens, many people register at once. This limit leaves database connections for the site's pages. */
const limit = pLimit(6);

/**
 * Registers a person for a class in one transaction: a seat, a seat held until it is paid for, or a position on the
 * waitlist. A person who is already registered gets the same response as for a first registration, takes no seat, and
 * is notified by email. A person who comes back from the checkout and registers other people gets a new checkout for
 * them.
 * @throws AppError NOT_FOUND; REGISTRATION_CLOSED; CLASS_FULL if there is no waitlist; VALIDATION_FAILED if the email
 * already holds the maximum number of seats; UNAVAILABLE if the class costs money and the site takes no payments
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
  request: RegistrationRequest,
): Promise<Registered> {
  const { classId, input } = request;
  await lockSeats(tx, classId);
  const now = services.now();
  const event = await classById(tx, classId);
  if (!event) throw new AppError("NOT_FOUND", "There is no such class.");
  const counts = await settleSeats(tx, services, event, now);
  const before = await currentRegistration(tx, duplicateKey(services.keyedHash, classId, input));
  const unpaid = before && isOwnUnpaid(before, request) ? before : undefined;
  const seats = seatsFor(event, input);
  const counted = { taken: counts.taken - (unpaid?.seats ?? 0), waiting: counts.waiting };
  const offering = availabilityOf(event, counted, now, services.takesPayments);
  if (offering.state === "by-phone") await refuseUnpayable(tx, services, event);
  const status = outcomeFor(event, offering, seats, now);
  const price = totalPrice(event, peopleOf(input));
  if (before && !unpaid) return repeat(tx, services, event, before, { status, price }, now);
  if (unpaid?.paymentId && hasSamePeople(services, unpaid, input, seats))
    return { registration: { id: unpaid.id, status: "held" }, paymentId: unpaid.paymentId, isRepeated: true };
  if (unpaid) await endUnpaid(tx, unpaid, now);
  const made = await makeRegistration(tx, services, event, request, { status, seats, price, now });
  const position = counts.waiting + 1;
  const answer = await answerTo(tx, services, made, event, { position, now });
  if (unpaid && made.seats !== unpaid.seats) await settleSeats(tx, services, event, now);
  return answer;
}

/** Stores a first registration, or one that replaces an unpaid one. */
async function makeRegistration(
  tx: Database,
  services: DomainServices,
  event: ClassView,
  { input, utm }: RegistrationRequest,
  { status, seats, price, now }: { status: Outcome; seats: number; price: number; now: Date },
): Promise<Registration> {
  const classId = event.id;
  const ofEmail = emailKey(services.keyedHash, classId, input.email);
  await limitSeatsOfEmail(tx, ofEmail, seats, groupLimit(event));
  const row = await insertRegistration(tx, services, {
    classId,
    status,
    seats,
    people: peopleOf(input),
    price,
    duplicateKey: duplicateKey(services.keyedHash, classId, input),
    emailKey: ofEmail,
    ...sealInput(services.sealer, input, event.category?.slug ?? ""),
    utm: storedCampaign(utm),
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
  return row;
}

/** Creates the checkout for a held seat, or emails the person about their seat or position on the waitlist. */
async function answerTo(
  tx: Database,
  services: DomainServices,
  row: Registration,
  event: ClassView,
  { position, now }: { position: number; now: Date },
): Promise<Registered> {
  const made = { id: row.id, status: row.status as Outcome };
  if (made.status === "held") {
    const { paymentId } = await holdForPayment(tx, row, event, { now, timeZone: services.timeZone });
    return { registration: made, paymentId };
  }
  const isWaiting = made.status === "waitlisted";
  const letter = isWaiting ? ({ kind: "waitlisted", position } as const) : ({ kind: "confirmed" } as const);
  await notifyRegistrant(tx, services, row, event, letter);
  return { registration: made };
}

/**
 * Whether the registration is unpaid and the sender started its payment. Only they may replace it and learn from the
 * response that it exists.
 */
function isOwnUnpaid(
  { status, heldUntil, paymentId }: Registration,
  { ownsPayment }: RegistrationRequest,
): boolean {
  return status === "held" && heldUntil !== null && paymentId !== null && (ownsPayment?.(paymentId) ?? false);
}

function hasSamePeople(
  { sealer }: DomainServices,
  before: Registration,
  input: RegistrationInput,
  seats: number,
): boolean {
  const others = openPerson(sealer, before)?.others ?? [];
  return seats === before.seats && isDeepStrictEqual(others, input.others ?? []);
}

/** Ends an unpaid registration without an email. If its payment still arrives, it is refunded. */
async function endUnpaid(tx: Database, { id, paymentId }: Registration, now: Date): Promise<void> {
  const [ended] = await tx
    .update(registration)
    .set({ status: "expired", endedAt: now, updatedAt: now })
    .where(eq(registration.id, id))
    .returning();
  if (!ended || !paymentId) throw new Error("The registration to be replaced had no payment.");
  await sendJob(tx, closePaymentJob, { id: paymentId, isEarly: true }, { key: `${paymentId} early` });
  await recordRegistrationEvent(tx, registrant, "replaced", ended, { status: "held" });
}

type NewRegistration = Omit<typeof registration.$inferInsert, "tokenHash">;

/** Inserts a registration with the hash of its private link's token. */
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

/** The attendee's active registration for the class. */
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
 * The response that a first registration would get now. A person who has not paid gets the same checkout. A person who
 * has paid also gets a checkout, whose payment is refunded: another response would reveal that they are registered.
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
      // Nobody gets this token.
      tokenHash: hashToken(newToken()),
      createdAt: now,
      updatedAt: now,
      endedAt: now,
    })
    .returning();
  if (!row) throw new Error("The repetition was not stored.");
  return row;
}
