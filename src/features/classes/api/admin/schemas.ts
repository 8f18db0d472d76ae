import { z } from "@hono/zod-openapi";
import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import { inBody } from "~/server/api/numbers";
import { registrationColumns } from "../../registrations/staff/registration-columns";
import { deskMethods, registrationStatuses } from "../../registrations/table";

export const base = { access: { anyOf: ["permissionCHClassManager"] }, tag: "Registrations" } as const;

const instant = z.iso.datetime().describe("ISO 8601, UTC.");
const answer = z.object({ label: z.string(), answer: z.string() });

export const status = z.enum(registrationStatuses);

const entry = z
  .object({
    id: z.uuid(),
    revision: z.int().describe("Send it back with a change: a change that is not based on it is refused."),
    confirmationNumber: z.string().describe("What the person reads aloud on the phone: R-1042."),
    checkInCodes: z
      .array(z.string())
      .describe("What the person shows at the door; more than one after the site's secret changed."),
    status,
    // Name and contact details are empty once they were erased.
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    unreadable: z.boolean().describe("Whether the name could not be decrypted with any known secret."),
    others: z
      .array(z.object({ firstName: z.string(), lastName: z.string() }))
      .describe("The other people of a group."),
    people: z.int().describe("The registrant and the others."),
    seats: z.int(),
    bringingGuest: z.boolean(),
    position: z.int().nullable().describe("On the waitlist, from 1."),
    offeredUntil: instant.nullable(),
    heldUntil: instant.nullable(),
    registeredAt: instant,
    checkedInAt: instant.nullable().describe("When the first of its people was checked in."),
    attendance: z
      .array(
        z.object({
          person: z.int(),
          sessions: z.array(instant.nullable()).describe("Since when they are here, in each session."),
        }),
      )
      .describe("The registrant and the others, in this order. A person keeps their number."),
    isWalkIn: z.boolean(),
    note: z.string(),
    answers: z
      .array(answer.extend({ person: z.int().optional().describe("The number of the person it is about.") }))
      .describe("The answers that are not sensitive."),
    hasSensitiveAnswers: z.boolean(),
    price: z.int().describe("Cents."),
    owed: z.int().describe("Cents that are still to be paid at the desk."),
    payment: z.object({ state: z.string(), amount: z.int(), refunded: z.int() }).nullable(),
    desk: z
      .object({ method: z.enum(deskMethods), paid: z.int(), refunded: z.int() })
      .nullable()
      .describe("Paid at the desk, in cents."),
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
      sessionStarts: z.array(instant),
      cancelledAt: instant.nullable(),
      limit: z.int().nullable().describe("Null for no limit."),
      taken: z.int(),
      waiting: z.int(),
      checkedIn: z.int().describe("People who were checked in to a session."),
      price: z.int().describe("Of one person, a couple, or a family, in cents."),
      priceFor: z.enum(["person", "couple", "family"]),
      largestGroup: z.int().describe("How many people one registration can hold."),
    }),
    items: z.array(entry),
  })
  .openapi("Roster");

export type Roster = z.output<typeof rosterAnswer>;
export type RosterClass = Roster["class"];

export const sensitiveAnswers = z.object({
  answers: z.array(answer.extend({ name: z.string().describe("Of its field in the form.") })),
});
export const refunded = z.object({ refund: z.int().describe("Cents to refund.") });

/** The id of the correction, with which staff can undo it. */
export const correction = z.uuid().describe("The change, to undo it.");
/** The revision of the registration that staff saw. */
export const seenRevision = z
  .int()
  .describe("The revision that was read. If the registration changed since, the change is refused.");

/** A class to which a person can be moved. */
export const otherClass = z.object({
  id: z.uuid(),
  title: z.string(),
  when: z.string().describe("The weekday, the date, and the times."),
  place: z.string(),
  seatsLeft: z.int().nullable().describe("Null for no limit."),
  price: z.int().describe("Cents."),
});

export type OtherClass = z.output<typeof otherClass>;

/** A field of the form that edits a registration. */
const detailField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(["text", "email", "tel", "date", "choice", "yesNo"]),
  choices: z.array(z.string()),
  isPrivate: z.boolean().describe("A sensitive answer: empty here, read separately."),
  value: z.string(),
});

export type DetailField = z.output<typeof detailField>;

const detailChange = z.object({ label: z.string(), before: z.string(), after: z.string() });

export type DetailChange = z.output<typeof detailChange>;

const historyEntry = z.object({
  at: instant,
  who: z.string(),
  what: z.string().describe("Follows `who`: moved the registration to another class."),
  about: z.string(),
  changes: z.array(detailChange),
  privateAnswersChanged: z.boolean(),
  message: z.object({ subject: z.string(), text: z.string() }).nullable(),
  undoes: correction.nullable().describe("Null if it cannot be undone."),
  isUndone: z.boolean(),
});

export type HistoryEntry = z.output<typeof historyEntry>;

/** One registration: its form, and its history. */
export const registrationDetail = z
  .object({
    id: z.uuid(),
    revision: z.int(),
    fields: z.array(detailField).describe("Empty once the details were erased."),
    history: z.array(historyEntry).describe("Newest first."),
  })
  .openapi("RegistrationDetail");

export type RegistrationDetail = z.output<typeof registrationDetail>;

const foundRegistration = z.object({
  id: z.uuid(),
  classId: z.uuid(),
  title: z.string(),
  when: z.string(),
  place: z.string(),
  isOver: z.boolean(),
  status,
  confirmationNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  registeredAt: z.iso.datetime().describe("ISO 8601, UTC."),
  unreadable: z.boolean().describe("Whether the person could not be decrypted with any known secret."),
});

export type FoundRegistration = z.output<typeof foundRegistration>;

const registrationFilter = {
  q: z
    .string()
    .trim()
    .min(2, "Enter at least two characters.")
    .max(MAX_QUERY_LENGTH)
    .optional()
    .describe("Words, all of them. Without it: all registrations."),
  status: status.optional(),
};

export const registrationSearch = z.strictObject({
  q: registrationFilter.q,
  status: registrationFilter.status,
  page: inBody.page,
  pageSize: inBody.pageSize(100),
  isQuick: z
    .boolean()
    .default(false)
    .describe(
      "Stops the search once it has found the page. The total then counts only what was found so far.",
    ),
});

export const registrationExport = z.strictObject({
  q: registrationFilter.q,
  status: registrationFilter.status,
  columns: z
    .array(z.enum(registrationColumns))
    .min(1)
    .max(registrationColumns.length)
    .describe("In this order."),
});

/** Registrations of any class. */
export const foundRegistrations = z
  .object({
    items: z.array(foundRegistration).describe("The newest first."),
    total: z.int().describe("How many match; of a search, how many were found."),
    page: z.int(),
    pageSize: z.int(),
    unreadable: z.int().describe("How many could not be read."),
    isCut: z.boolean().describe("Whether the search stopped before it had read all registrations."),
  })
  .openapi("FoundRegistrations");

export type FoundRegistrations = z.output<typeof foundRegistrations>;
