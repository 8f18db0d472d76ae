import { z } from "zod";
import registrantsJson from "./registrants.json";

const date = z.iso.date();

/** The fields of the class's form that are not asked on every form. */
const details = z.strictObject({
  dateOfBirth: date.optional(),
  prenatalProvider: z.string().optional(),
  breastfeeding: z.string().optional(),
  howDidYouHearAboutClass: z.string().optional(),
  jointReplacementType: z.string().optional(),
  surgeonName: z.string().optional(),
  bringingGuest: z.enum(["yes", "no"]).optional(),
});

const registrant = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  address: z.string(),
  email: z.email(),
  details: details.optional(),
  /** Dates in the form, in weeks after the day on which the demo hospital is seeded. */
  weeksAhead: z.strictObject({ dueDate: z.int().optional(), surgeryDate: z.int().optional() }).optional(),
  /** When they registered, in hours before the demo hospital is seeded. */
  hoursAgo: z.number(),
  status: z.enum(["confirmed", "waitlisted", "cancelled"]).default("confirmed"),
  note: z.string().default(""),
  /** Whether they were checked in. */
  wasHere: z.boolean().default(false),
  /** Their feedback, in the order of the usual questions; empty for questions without an answer. */
  feedback: z
    .strictObject({ answers: z.array(z.string()), mayContact: z.boolean().default(false) })
    .optional(),
  /** Whether staff registered them at the desk. */
  isWalkIn: z.boolean().default(false),
});

/** An invented person on the roster of a demo class. */
export type Registrant = z.infer<typeof registrant>;

/**
 * The people registered for the nearest date of some classes, and for one that is over, by the slug of the class, in order.
 * @throws ZodError if the file has other fields
 */
export function readRegistrants(): Record<string, Registrant[]> {
  return z.record(z.string(), z.array(registrant)).parse(registrantsJson);
}
