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
 * deleted earlier. Neither a reader of the database nor a backup shows who attends. Seats are counted from these rows
 * at a point in time: an expired hold or offer does not count, even if the sweep has not ended it yet.
 */
export const registration = pgTable(
  "registration",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Not a foreign key, because unpublishing a class deletes its row and registrations stay. */
    classId: uuid().notNull(),
    status: text().$type<RegistrationStatus>().notNull(),
    /** One for each person, plus one for a guest who takes a seat. */
    seats: integer().notNull().default(1),
    /** The number of people whose names are stored: the registrant and the others of the group. */
    people: integer().notNull().default(1),
    /**
     * The number of each person, in the order of their names; null for 1, 2, 3. A person's number does not change when
     * another person is canceled.
     */
    personNumbers: jsonb().$type<number[]>(),
    /** For all people, in cents, as of the registration. */
    price: integer().notNull().default(0),
    /** Until when a seat is held for its payment; null while a payment that takes days is pending. */
    heldUntil: instant(),
    offeredUntil: instant(),
    /** When the person joined the waitlist. Equal times are ordered by `number`. */
    waitingSince: instant(),
    number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** Hash of the private link's token. The token is not stored. */
    tokenHash: text().notNull(),
    /** Increases at a handover, so that the former link stops working. */
    linkVersion: integer().notNull().default(1),
    /** Keyed hash of class, email, and name. Unique among active registrations. */
    duplicateKey: text().notNull(),
    /** Keyed hash of class and email, to count the seats of one email. Null for walk-ins and after erasure. */
    emailKey: text(),
    /** Name, address, phone, email, and plain answers, encrypted. Null after erasure. */
    person: text(),
    /** Birth dates, due dates, surgery dates, and other sensitive answers, encrypted. Null after erasure. */
    answers: text(),
    /** The staff's note, encrypted. */
    note: text(),
    utm: jsonb().$type<Record<string, string>>(),
    paymentId: uuid(),
    /** The registration that this one repeats. It gets a checkout like a first registration, but never a seat. */
    duplicateOf: uuid(),
    isWalkIn: boolean().notNull().default(false),
    /** How the price was paid at the desk; null if nothing was paid there. */
    deskMethod: text().$type<DeskMethod>(),
    /** Paid at the desk, and the part of it that staff handed back, in cents. */
    deskPaid: integer().notNull().default(0),
    deskRefunded: integer().notNull().default(0),
    /**
     * Increases with every update, so that staff cannot overwrite changes that they have not seen. An update that does
     * not matter to staff sets `revision: registration.revision` to keep it.
     */
    revision: integer()
      .notNull()
      .default(1)
      .$onUpdateFn(() => sql`${sql.identifier("revision")} + 1`),
    /**
     * When the first person was checked in. Without a `checkInMark` for the class, everyone was checked in to the first
     * session.
     */
    checkedInAt: instant(),
    confirmedAt: instant(),
    /** When it was canceled or expired. */
    endedAt: instant(),
    /** The start of the class that each reminder was sent for. If the class moves, it no longer matches. */
    remindedBefore: instant(),
    remindedOnTheDay: instant(),
    /** Keyed hash of the content of the last emailed certificates; null if none were sent. */
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
 * Check-ins and their undoing, as devices recorded them. Rows never change, so devices can send marks late, in any
 * order, and more than once.
 */
export const checkInMark = pgTable(
  "registration_check_in",
  {
    registrationId: uuid().notNull(),
    /** The class of the registration at that time. After a move, people count as not here yet. */
    classId: uuid().notNull(),
    /** One of `personNumbers`. */
    person: integer().notNull(),
    /** The number of the session of the class, from 1. */
    session: integer().notNull(),
    /** False undoes earlier check-ins. */
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
 * Staff corrections, with the data to undo them. The audit event has the row's id in `after.correction`, and says who
 * made it and when.
 */
export const registrationCorrection = pgTable(
  "registration_correction",
  {
    id: uuid().primaryKey().defaultRandom(),
    registrationId: uuid().notNull(),
    kind: text().$type<CorrectionKind>().notNull(),
    /** The registration before the correction. */
    before: jsonb().$type<StateBefore>().notNull(),
    /** Cents that the correction refunded. If any, it cannot be undone. */
    refund: integer().notNull().default(0),
    /**
     * Personal details before and after, or the message that was sent, encrypted. Null if there are none, and after
     * erasure.
     */
    details: text(),
    /** Sensitive answers before and after, encrypted. Null if they did not change, and after erasure. */
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

/** The columns that a move or a cancellation changes, for everyone or one person. Dates are ISO 8601. */
export interface StateBefore {
  status: RegistrationStatus;
  classId: string;
  /** Cents. */
  price: number;
  /** Absent in rows from before registrations could be for several people. */
  people?: number;
  /** Absent in rows from before the cancellation of one person could be undone. */
  personNumbers?: number[];
  waitingSince: string | null;
  confirmedAt: string | null;
  checkedInAt: string | null;
}

/**
 * Surveys that were sent, and their answers. Lists are ordered by the random id, so that the order does not reveal who
 * answered.
 */
export const classSurvey = pgTable(
  "class_survey",
  {
    id: uuid().primaryKey().defaultRandom(),
    registrationId: uuid().notNull(),
    /** The class that the person attended, even if the registration is moved later. */
    classId: uuid().notNull(),
    askedAt: instant().notNull(),
    answeredAt: instant(),
    /** Encrypted; null until the person answers. */
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
 * The last notified snapshot of each class. If the class differs from it, registrants are notified. Stays when the
 * class is taken off the site.
 */
export const notifiedSnapshot = pgTable("told_class", {
  classId: uuid().primaryKey(),
  title: text().notNull(),
  slug: text().notNull(),
  startsAt: instant().notNull(),
  endsAt: instant().notNull(),
  place: text().notNull(),
  /** All sessions of a class with several; see `readSessions`. */
  sessions: jsonb().$type<StoredSession[]>().notNull().default([]),
  cancelledAt: instant(),
  /** Until when sensitive answers are stored. */
  answersUntil: instant().notNull(),
});

export type NotifiedSnapshot = typeof notifiedSnapshot.$inferSelect;
