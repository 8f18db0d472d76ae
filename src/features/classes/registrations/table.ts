import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import type { StoredSession } from "../class/sessions";

const instant = () => timestamp({ withTimezone: true });

/**
 * Registrations. The person is encrypted in `person`, and their health information separately in `answers`, which is
 * deleted earlier: neither a reader of the database nor a backup shows who attends. Seats are counted from these rows
 * at a point in time: an expired hold or offer does not count, whether or not the sweep has seen it.
 */
export const registration = pgTable(
  "registration",
  {
    id: uuid().primaryKey().defaultRandom(),
    /**
     * Not a foreign key: the row of a class is deleted when the class is taken off the site, and its registrations
     * stay.
     */
    classId: uuid().notNull(),
    status: text().$type<RegistrationStatus>().notNull(),
    /** One for each person, and one for a guest who takes one. */
    seats: integer().notNull().default(1),
    /** The number of named people: the registrant and the other people of the group. */
    people: integer().notNull().default(1),
    /**
     * The number of each person, in the order of their names; null for 1, 2, 3. A person keeps the number when another
     * person is canceled.
     */
    personNumbers: jsonb().$type<number[]>(),
    /** Of all of them, in cents, as of the registration. */
    price: integer().notNull().default(0),
    /** Until when a held seat waits for its payment; null while a payment that takes days is pending. */
    heldUntil: instant(),
    offeredUntil: instant(),
    /** When the person joined the waitlist; equal times are ordered by `number`. */
    waitingSince: instant(),
    number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** Hash of the token of the private link; the token is stored nowhere. */
    tokenHash: text().notNull(),
    /** Increases when the seat is handed over, so that the former link stops working. */
    linkVersion: integer().notNull().default(1),
    /** Keyed hash of class, email, and name; unique among registrations that have not ended. */
    duplicateKey: text().notNull(),
    /** Keyed hash of class and email, to count the seats of one email. Null for walk-ins, and once erased. */
    emailKey: text(),
    /** Name, address, phone, email, and plain answers, encrypted; null once erased. */
    person: text(),
    /** Birth dates, due dates, surgery dates, and other sensitive answers, encrypted; null once erased. */
    answers: text(),
    /** The staff's note, encrypted. */
    note: text(),
    utm: jsonb().$type<Record<string, string>>(),
    paymentId: uuid(),
    /**
     * The registration that this one repeats. It gets a checkout like a first registration, but never a seat.
     */
    duplicateOf: uuid(),
    isWalkIn: boolean().notNull().default(false),
    /** How the price was paid at the desk; null if nothing was paid there. */
    deskMethod: text().$type<DeskMethod>(),
    /** The amount paid at the desk, and the part of it that staff returned by hand, in cents. */
    deskPaid: integer().notNull().default(0),
    deskRefunded: integer().notNull().default(0),
    /**
     * Increases with every update, so that staff cannot overwrite changes that they have not seen. An update that is
     * irrelevant for staff keeps it: `revision: registration.revision`.
     */
    revision: integer()
      .notNull()
      .default(1)
      .$onUpdateFn(() => sql`${sql.identifier("revision")} + 1`),
    /**
     * When the first of its people was checked in. If the class has no `checkInMark`, all of them were checked in, to
     * the first session.
     */
    checkedInAt: instant(),
    confirmedAt: instant(),
    /** When it was canceled or expired. */
    endedAt: instant(),
    /** The start of the class for which each reminder was sent; it differs once the class moves. */
    remindedBefore: instant(),
    remindedOnTheDay: instant(),
    /** Keyed hash of what the last emailed certificate says; null if none was sent. */
    certificateKey: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("registration_token").on(table.tokenHash),
    uniqueIndex("registration_once")
      .on(table.duplicateKey)
      .where(sql`status in ('confirmed', 'held', 'waitlisted', 'offered')`),
    index("registration_class").on(table.classId, table.status),
    index("registration_number").on(table.number),
    index("registration_waiting")
      .on(table.classId, table.waitingSince, table.number)
      .where(sql`status = 'waitlisted'`),
    index("registration_lapsing")
      .on(sql`coalesce(held_until, offered_until)`)
      .where(sql`status in ('held', 'offered')`),
    index("registration_payment").on(table.paymentId),
    index("registration_email")
      .on(table.emailKey)
      .where(sql`status in ('confirmed', 'held', 'waitlisted', 'offered')`),
    index("registration_answers").on(table.classId).where(sql`answers is not null`),
  ],
);

/**
 * Check-ins, and the undoing of them, as devices recorded them. They are never changed, so that several devices can
 * send them late, in any order, and more than once.
 */
export const checkInMark = pgTable(
  "registration_check_in",
  {
    registrationId: uuid().notNull(),
    /** The class that the registration was for: its people are not here yet once it is moved. */
    classId: uuid().notNull(),
    /** One of `personNumbers`. */
    person: integer().notNull(),
    /** The number of the session of the class, from 1. */
    session: integer().notNull(),
    /** False if it undoes earlier check-ins. */
    here: boolean().notNull(),
    /** When staff pressed the button. */
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({
      name: "registration_check_in_pk",
      columns: [table.registrationId, table.classId, table.person, table.session, table.here, table.at],
    }),
    index("registration_check_in_class").on(table.classId),
  ],
);

export type CheckInMark = typeof checkInMark.$inferSelect;

export const registrationStatuses = [
  "confirmed",
  "held",
  "waitlisted",
  "offered",
  "cancelled",
  "expired",
] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];
export type Registration = typeof registration.$inferSelect;

export const deskMethods = ["cash", "check"] as const;
export type DeskMethod = (typeof deskMethods)[number];

/**
 * Corrections by staff, with the data that undoes them. The audit event refers to the row in `after.correction`, and
 * says who made it and when.
 */
export const registrationCorrection = pgTable(
  "registration_correction",
  {
    id: uuid().primaryKey().defaultRandom(),
    registrationId: uuid().notNull(),
    kind: text().$type<CorrectionKind>().notNull(),
    /** The registration before it. */
    before: jsonb().$type<StateBefore>().notNull(),
    /** Cents that it refunded. Then it cannot be undone. */
    refund: integer().notNull().default(0),
    /** Personal details before and after it, or the message that was sent, encrypted; null if none, and once erased. */
    details: text(),
    /** Sensitive answers before and after it, encrypted; null if they stayed, and once erased. */
    answers: text(),
    at: instant().notNull(),
    undoneAt: instant(),
  },
  (table) => [index("registration_correction_of").on(table.registrationId, table.at)],
);

export type CorrectionKind =
  | "edited"
  | "moved"
  | "cancelled"
  | "attendee-cancelled"
  | "added"
  | "refunded"
  | "messaged";
export type Correction = typeof registrationCorrection.$inferSelect;

/** The values that a move or a cancellation changes, for all people or one. Dates are ISO 8601. */
export interface StateBefore {
  status: RegistrationStatus;
  classId: string;
  /** Cents. */
  price: number;
  /** Absent if it was stored before a registration could be for several people. */
  people?: number;
  /** Absent in rows from before the cancellation of one person could be undone. */
  personNumbers?: number[];
  waitingSince: string | null;
  confirmedAt: string | null;
  checkedInAt: string | null;
}

/**
 * Registrations that were asked for feedback, and their answers. Answers are ordered by the random id, so that the
 * order does not reveal who wrote them.
 */
export const classSurvey = pgTable(
  "class_survey",
  {
    id: uuid().primaryKey().defaultRandom(),
    registrationId: uuid().notNull(),
    /** The class that they came to, even if the registration is moved later. */
    classId: uuid().notNull(),
    askedAt: instant().notNull(),
    answeredAt: instant(),
    /** Encrypted; null before the person has answered. */
    answers: text(),
    /** Whether staff may see who answered. */
    mayContact: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex("class_survey_once").on(table.registrationId, table.classId),
    index("class_survey_class").on(table.classId),
  ],
);

export type ClassSurvey = typeof classSurvey.$inferSelect;

/**
 * The last notified snapshot of each class: when the class differs from it, registrants are notified. Stays when the
 * class is taken off the site.
 */
export const notifiedSnapshot = pgTable("told_class", {
  classId: uuid().primaryKey(),
  title: text().notNull(),
  slug: text().notNull(),
  startsAt: instant().notNull(),
  endsAt: instant().notNull(),
  place: text().notNull(),
  /** All sessions of a class with several: see `readSessions`. */
  sessions: jsonb().$type<StoredSession[]>().notNull().default([]),
  cancelledAt: instant(),
  /** Until when sensitive answers are stored. */
  answersUntil: instant().notNull(),
});

export type NotifiedSnapshot = typeof notifiedSnapshot.$inferSelect;
