import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });

/**
 * Who takes part in a class, or waits to. Whoever it is stands sealed in `person`, what says something of their health
 * apart from it in `answers`, which is deleted earlier: neither a reader of the database nor a backup knows who attends.
 * Seats are counted from these rows, at a moment: a hold or an offer whose time has passed counts no more, whether or not a
 * sweep has seen it.
 */
export const registration = pgTable(
  "registration",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Not a foreign key: the row of a class goes when the class is taken off the site, its registrations stay. */
    classId: uuid().notNull(),
    status: text().$type<RegistrationStatus>().notNull(),
    /** Two where a guest takes one. */
    seats: integer().notNull().default(1),
    /** Cents, as the class said at the time. */
    price: integer().notNull().default(0),
    /** Until when a held seat waits for its payment; null once the payment is on its way, which takes days. */
    heldUntil: instant(),
    offeredUntil: instant(),
    /** Since when somebody waits; those who came at the same moment stand in the order of `number`. */
    waitingSince: instant(),
    number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** Of the private link; the link itself is kept nowhere. */
    tokenHash: text().notNull(),
    /** Grows when the seat is handed over, so that the former link opens nothing. */
    linkVersion: integer().notNull().default(1),
    /** Keyed hash of class, email and name; one of those at a time. */
    duplicateKey: text().notNull(),
    /** Keyed hash of class and email: how many seats one address holds. Null for walk-ins, and once erased. */
    emailKey: text(),
    /** Name, address, phone, email and plain answers; null once erased. */
    person: text(),
    /** Dates of birth, of a due date or a surgery, and whatever else is sensitive; null once erased. */
    answers: text(),
    /** What staff noted; sealed too. */
    note: text(),
    utm: jsonb().$type<Record<string, string>>(),
    paymentId: uuid(),
    /** A repetition of that registration, for which a checkout was opened like for a first one: never gets a seat. */
    duplicateOf: uuid(),
    isWalkIn: boolean().notNull().default(false),
    checkedInAt: instant(),
    confirmedAt: instant(),
    /** When it was cancelled or expired. */
    endedAt: instant(),
    /** The beginning of the class for which each reminder was sent; another one when the class moves. */
    remindedBefore: instant(),
    remindedOnTheDay: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("registration_token").on(table.tokenHash),
    uniqueIndex("registration_once")
      .on(table.duplicateKey)
      .where(sql`status in ('confirmed', 'held', 'waitlisted', 'offered')`),
    index("registration_class").on(table.classId, table.status),
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

/** What those registered for a class were last told of it: when it differs, they are told again. Stays when the class is taken off the site. */
export const toldClass = pgTable("told_class", {
  classId: uuid().primaryKey(),
  title: text().notNull(),
  slug: text().notNull(),
  startsAt: instant().notNull(),
  endsAt: instant().notNull(),
  place: text().notNull(),
  cancelledAt: instant(),
  /** Until when sensitive answers are kept. */
  answersUntil: instant().notNull(),
});

export type ToldClass = typeof toldClass.$inferSelect;
