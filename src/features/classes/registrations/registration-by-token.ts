import { and, asc, eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { type Payment, payment } from "~/platform/payments/table";
import { classById } from "../class/class-by-id";
import type { ClassView } from "../class/class-views";
import { type Certificate, certificatesOf } from "./certificate/certificates-of";
import { formerClass } from "./change-notices/former-class";
import { checkInCode } from "./check-ins/check-in-code";
import { marksOf } from "./check-ins/marks";
import { confirmationNumber } from "./confirmation-number";
import { noSuchRegistration } from "./lock-registration";
import { numbersOf } from "./person/people-of";
import { openAnswers, openPerson, type Person, type SensitiveAnswer } from "./person/person";
import { partOfOne, refundOfAll } from "./refund-due";
import { surveyOf, surveyWindow } from "./survey/open-survey";
import { type Registration, type RegistrationStatus, registration } from "./table";

/** A registration as the holder of its private link sees it. */
export interface RegistrationByToken {
  id: string;
  /** The status at this moment: an expired hold or offer is `expired`. */
  status: RegistrationStatus;
  event: ClassView;
  person: Person | null;
  /** How many people it is for. */
  people: number;
  /** The number of each person, in order. */
  personNumbers: number[];
  /** The sensitive answers, for this person only. Empty if they were deleted. */
  answers: SensitiveAnswer[];
  /** The position on the waitlist, from 1; null if not on it. */
  position: number | null;
  offeredUntil: Date | null;
  heldUntil: Date | null;
  /** Whether a payment that takes days is pending. The seat is held until it arrives or fails. */
  isPaymentAwaited: boolean;
  /** For an unpaid held seat: the argument for `startCheckout`. */
  paymentId: string | null;
  /** Short enough to read aloud: "R-1042". */
  confirmationNumber: string;
  /** The code to show at the door. Null without a seat, and when the class is over or canceled. */
  checkInCode: string | null;
  /** Cents. */
  price: number;
  /** Of the people who attended, when the class is over. Empty if the class issues none. */
  certificates: Certificate[];
  /** Null before the survey is sent and after it has closed. */
  survey: "open" | "answered" | null;
  /** The payment that arrived; null if none did. In cents; `refunding` is on its way back. */
  paid: { amount: number; refunded: number; refunding: number; at: Date } | null;
  /** The refund in cents if the registration is canceled now. */
  refund: number;
  /** The refund in cents if one person of the group cancels now. */
  refundForOne: number;
  /** Whether one person of the group can cancel. False while the registration is being paid for. */
  canCancelOne: boolean;
  canCancel: boolean;
  canChange: boolean;
}

/**
 * The registration of a private link.
 * @throws AppError NOT_FOUND if the token is unknown or no longer valid
 */
export async function registrationByToken(
  services: DomainServices,
  token: string,
): Promise<RegistrationByToken> {
  const row = await rowByToken(services.db, token);
  const { db, sealer, keyedHash } = services;
  const now = services.now();
  const event = (await classById(db, row.classId)) ?? (await formerClass(db, row.classId));
  if (!event) throw noSuchRegistration();
  const isAhead = event.startsAt > now && !event.cancelledAt;
  const status = statusAt(row, now);
  const isPaymentAwaited = status === "held" && row.heldUntil === null;
  const isActive = ["confirmed", "held", "waitlisted", "offered"].includes(status);
  const paid = await paidFor(db, row);
  const person = openPerson(sealer, row);
  return {
    id: row.id,
    confirmationNumber: confirmationNumber(row),
    checkInCode:
      status === "confirmed" && !event.cancelledAt && event.endsAt > now ? checkInCode(keyedHash, row) : null,
    paid: paid && {
      amount: paid.amount,
      refunded: paid.refunded,
      refunding: paid.refundsCommitted - paid.refunded,
      at: paid.paidAt ?? paid.updatedAt,
    },
    status,
    event,
    price: row.price,
    people: row.people,
    personNumbers: numbersOf(row),
    person,
    certificates: person ? await certificatesFor(services, row, event, person) : [],
    survey: await surveyState(services, row, event),
    answers: openAnswers(sealer, row),
    position: status === "waitlisted" ? await positionOf(db, row) : null,
    offeredUntil: status === "offered" ? row.offeredUntil : null,
    heldUntil: status === "held" ? row.heldUntil : null,
    isPaymentAwaited,
    paymentId: status === "held" && !isPaymentAwaited ? row.paymentId : null,
    refund: status === "confirmed" ? refundOfAll(event, row, paid, now) : 0,
    refundForOne: status === "confirmed" ? partOfOne(event, row, paid, now).refund : 0,
    canCancelOne: isActive && isAhead && row.people > 1 && row.person !== null && status !== "held",
    canCancel: isActive && isAhead,
    canChange: isActive && isAhead && row.person !== null,
  };
}

async function certificatesFor(
  { db, now, timeZone }: DomainServices,
  row: Registration,
  event: ClassView,
  person: Person,
): Promise<Certificate[]> {
  if (!event.hasCertificate) return [];
  const marks = (await marksOf(db, [row.id])).get(row.id) ?? [];
  const ofClass = marks.filter(({ classId }) => classId === row.classId);
  return certificatesOf({ row, person, event, marks: ofClass }, { now: now(), timeZone });
}

async function surveyState(
  services: DomainServices,
  row: Registration,
  event: ClassView,
): Promise<RegistrationByToken["survey"]> {
  const survey = event.hasSurvey ? await surveyOf(services, row) : undefined;
  if (!survey || !surveyWindow(services, row, event, survey).isOpen) return null;
  return survey.answeredAt ? "answered" : "open";
}

/** @throws AppError NOT_FOUND */
export async function rowByToken(db: Database, token: string): Promise<Registration> {
  const [row] = await db
    .select()
    .from(registration)
    .where(eq(registration.tokenHash, hashToken(token)));
  if (!row) throw noSuchRegistration();
  return row;
}

function statusAt({ status, heldUntil, offeredUntil }: Registration, now: Date): RegistrationStatus {
  const until = status === "held" ? heldUntil : status === "offered" ? offeredUntil : null;
  return until && until <= now ? "expired" : status;
}

/** The place on the waitlist, from 1. */
export async function positionOf(db: Database, { id, classId }: Registration): Promise<number> {
  const waiting = await db
    .select({ id: registration.id })
    .from(registration)
    .where(and(eq(registration.classId, classId), eq(registration.status, "waitlisted")))
    .orderBy(asc(registration.waitingSince), asc(registration.number));
  return waiting.findIndex((each) => each.id === id) + 1;
}

async function paidFor(db: Database, { paymentId }: Registration): Promise<Payment | null> {
  if (!paymentId) return null;
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.id, paymentId), eq(payment.state, "paid")));
  return row ?? null;
}
