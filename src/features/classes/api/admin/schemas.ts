import { z } from "@hono/zod-openapi";
import { registrationStatuses } from "../../registrations/table";

export const base = { access: { anyOf: ["permissionCHClassManager"] }, tag: "Registrations" } as const;

const instant = z.iso.datetime().describe("ISO 8601, UTC.");
const answer = z.object({ label: z.string(), answer: z.string() });

export const status = z.enum(registrationStatuses);

const entry = z
  .object({
    id: z.uuid(),
    confirmationNumber: z.string().describe("What the person reads aloud on the phone: R-1042."),
    status,
    // Name and contact details are empty once they were erased.
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    unreadable: z.boolean().describe("Whether the name could not be decrypted with any known secret."),
    seats: z.int(),
    bringingGuest: z.boolean(),
    position: z.int().nullable().describe("On the waitlist, from 1."),
    offeredUntil: instant.nullable(),
    heldUntil: instant.nullable(),
    registeredAt: instant,
    checkedInAt: instant.nullable(),
    isWalkIn: z.boolean(),
    note: z.string(),
    answers: z.array(answer).describe("The answers that are not sensitive."),
    hasSensitiveAnswers: z.boolean(),
    price: z.int().describe("Cents."),
    owed: z.int().describe("Cents that are still to be paid at the desk."),
    payment: z.object({ state: z.string(), amount: z.int(), refunded: z.int() }).nullable(),
  })
  .openapi("RosterEntry");

export type RosterEntry = z.output<typeof entry>;

export const rosterAnswer = z
  .object({
    class: z.object({
      id: z.uuid(),
      title: z.string(),
      when: z.string(),
      place: z.string(),
      startsAt: instant,
      endsAt: instant,
      cancelledAt: instant.nullable(),
      limit: z.int().nullable().describe("Null for no limit."),
      taken: z.int(),
      waiting: z.int(),
      checkedIn: z.int(),
      price: z.int(),
    }),
    items: z.array(entry),
  })
  .openapi("Roster");

export type Roster = z.output<typeof rosterAnswer>;
export type RosterClass = Roster["class"];

export const sensitiveAnswers = z.object({
  answers: z.array(answer.extend({ name: z.string().optional() })),
});
export const refunded = z.object({ refund: z.int().describe("Cents to refund.") });

/** A class to which a person can be moved. */
export const otherClass = z.object({
  id: z.uuid(),
  title: z.string(),
  when: z.string(),
  seatsLeft: z.int().nullable().describe("Null for no limit."),
  price: z.int().describe("Cents."),
});

export type OtherClass = z.output<typeof otherClass>;
