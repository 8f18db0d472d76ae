import { z } from "@hono/zod-openapi";
import { responseFields } from "~/content/publishing/response-fields";
import { zonedInstant } from "~/content/values/zoned-instant";
import { imageResponse } from "~/features/media/shared/api/image-response";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";
import { classCost, classDates, classPlace } from "./class/class-facts";
import { classFields } from "./class/fields";
import type { OfferedClass } from "./offered-classes";

const named = z.object({ slug: z.string(), name: z.string() });

const facts = responseFields(classFields, {
  title: "shown",
  slug: "shown",
  body: "shown",
  image: "own",
  teacher: "shown",
  language: "shown",
  whatToBring: "shown",
  startsAt: "own",
  useCustomDateDescription: "shown",
  customDateDescription: "shown",
  location: "own",
  place: "own",
  hasRegistration: "shown",
  registrantLimit: "shown",
  hasWaitlist: "not shown",
  offerHours: "not shown",
  guestTakesSeat: "not shown",
  largestGroup: "not shown",
  hasRegistrationCost: "shown",
  priceFor: "not shown",
  priceNote: "shown",
  refundUntilHours: "not shown",
  lateRefundPercent: "not shown",
  questions: "not shown",
  answersKeptDays: "not shown",
  hasCertificate: "not shown",
  certificateHours: "not shown",
  certificateSessions: "not shown",
  hasSurvey: "not shown",
  surveyQuestions: "not shown",
  surveyDelayHours: "not shown",
  surveyDays: "not shown",
});

/** A class as the API returns it, with the names of the specification. */
export const classResponseSchema = z
  .object({ id: z.uuid() })
  .extend(facts)
  .extend({
    type: named.nullable(),
    image: imageResponse.nullable(),
    startsAt: z.string().describe("ISO 8601 with the hospital's offset."),
    endsAt: z.string().describe("The end of the last session."),
    sessions: z
      .array(
        z.object({
          number: z.int().describe("From 1."),
          startsAt: z.string(),
          endsAt: z.string(),
          dates: z.string().describe("When it is, as pages show it."),
          place: z.string(),
          isElsewhere: z.boolean().describe("Whether it is at another place than the class."),
          isOver: z.boolean(),
          isNext: z.boolean(),
        }),
      )
      .describe("One, or every meeting of a class with several, the first one first."),
    dates: z.string().describe("When it is, as pages show it."),
    place: z.string().describe("The room and the place."),
    location: named.nullable(),
    registrantCount: z.int().describe("Seats taken: confirmed, held or on offer."),
    registrationEndsAt: z.string().nullable().describe("Null for a class without registration."),
    registrationCost: z.int().describe("Cents."),
    currency: z.literal("usd"),
    cost: z.string().describe("As pages show it."),
    refundRule: z.string().describe("The refund policy in sentences; empty for a free class."),
    availability: z.object({
      state: z
        .enum(["open", "full", "over", "none", "cancelled", "by-phone"])
        .describe("`by-phone`: it costs money, and the site takes no payments."),
      label: z.string().describe("The label of the form's button, or the text that replaces it."),
      waitlist: z.boolean().describe("Whether people can join the waitlist."),
      seatsLeft: z.int().nullable().describe("Null for no limit."),
      phone: z.string().nullable().describe("The phone number to register by phone: ten digits."),
    }),
  })
  .openapi("Class");

export type ClassResponse = z.infer<typeof classResponseSchema>;

/** @param timeZone the hospital's IANA time zone */
export function classResponse(
  { view, offering, taken, refundRule, sessions }: OfferedClass,
  timeZone: string,
): ClassResponse {
  const { id, slug, title, body, startsAt, endsAt, registrationEndsAt, category, location } = view;
  const { hasRegistration, registrantLimit, hasRegistrationCost, registrationCost } = view;
  const { useCustomDateDescription, customDateDescription, image } = view;
  const { teacher, language, whatToBring, priceNote } = view;
  const instant = (at: Date) => zonedInstant(at, timeZone);
  return classResponseSchema.parse({
    id,
    slug,
    title,
    image,
    useCustomDateDescription,
    customDateDescription,
    hasRegistration,
    registrantLimit,
    hasRegistrationCost,
    registrationCost,
    teacher,
    language,
    whatToBring,
    priceNote,
    type: category,
    body: sanitizeRichText(body),
    startsAt: instant(startsAt),
    endsAt: instant(endsAt),
    sessions,
    dates: classDates(view, timeZone),
    place: classPlace(view),
    location: location && { slug: location.slug, name: location.name },
    registrantCount: taken,
    registrationEndsAt: registrationEndsAt && instant(registrationEndsAt),
    currency: "usd",
    cost: classCost(view),
    refundRule,
    availability: offering,
  });
}
