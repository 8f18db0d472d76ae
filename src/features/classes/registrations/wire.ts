import type { RegistrationStatus } from "./table";

/** What the roster's screens are answered with. Times are ISO 8601 in UTC; money is cents. */

/** `GET /api/admin/classes/{id}/registrations` */
export interface Roster {
  class: RosterClass;
  items: RosterEntry[];
}

export interface RosterClass {
  id: string;
  title: string;
  /** As pages say it. */
  when: string;
  place: string;
  startsAt: string;
  endsAt: string;
  /** Null for no limit. */
  limit: number | null;
  taken: number;
  waiting: number;
  checkedIn: number;
  cancelledAt: string | null;
  /** Cents; 0 for none. */
  price: number;
}

export interface RosterEntry {
  id: string;
  status: RegistrationStatus;
  /** Empty once they were erased. */
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** No known secret opens who it is: what is kept can be read again once the secret is known. */
  unreadable: boolean;
  seats: number;
  bringingGuest: boolean;
  /** On the waitlist, from 1. */
  position: number | null;
  offeredUntil: string | null;
  heldUntil: string | null;
  registeredAt: string;
  checkedInAt: string | null;
  isWalkIn: boolean;
  note: string;
  /** What is not sensitive of their answers. */
  answers: { label: string; answer: string }[];
  /** Sensitive answers are read one person at a time, and reading is noted. */
  hasSensitiveAnswers: boolean;
  price: number;
  /** Of somebody who has a seat: what is still to be paid, at the desk. */
  owed: number;
  /** Null where nothing was to be paid. */
  payment: { state: string; amount: number; refunded: number } | null;
}

/** `GET /api/admin/classes/{id}/other-classes`: where somebody can be moved to. */
export interface OtherClass {
  id: string;
  title: string;
  when: string;
  /** Null for no limit. */
  seatsLeft: number | null;
  price: number;
}
