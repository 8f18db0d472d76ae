import { boolean } from "~/content/fields/boolean";
import { datetime } from "~/content/fields/datetime";
import { formGroup } from "~/content/fields/form-group";
import { html } from "~/content/fields/html";
import { itemArray } from "~/content/fields/item-array";
import { money } from "~/content/fields/money";
import { number } from "~/content/fields/number";
import { plainWords } from "~/content/fields/plain-words";
import { record } from "~/content/fields/reference";
import { select } from "~/content/fields/select";
import { shownIf, shownIfButApplies } from "~/content/fields/shown-if";
import { slug } from "~/content/fields/slug";
import { withoutColumn } from "~/content/fields/stored";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { oneLocation } from "~/features/care/shared/fields";
import { image } from "~/features/media/shared/fields";
import { MAX_SURVEY_QUESTIONS, SURVEY_KINDS, USUAL_SURVEY_QUESTIONS } from "./survey-questions";

/** A weekly class of one year has 52. */
export const MAX_SESSIONS = 60;

/** The maximum number of people in one registration. */
export const MAX_PEOPLE = 10;

export const classFields = {
  ...formGroup("The class", {
    title: text({ label: "Title", required: true, search: "title" }),
    slug: slug({ label: "Address" }),
    /** The published column is `categoryId`. */
    type: withoutColumn(record({ label: "Type", refersTo: "classCategory", required: true })),
    body: html({ label: "About", required: true, search: ["excerpt", "body"] }),
    image: image({ label: "Picture" }),
    teacher: text({
      withoutVariables: true,
      label: "Taught by",
      help: "Sofia Herrera, midwife",
      search: "words",
    }),
    language: text({
      withoutVariables: true,
      label: "Language",
      help: "Leave empty for English.",
      search: "words",
    }),
    whatToBring: textarea({ label: "What to bring", help: "Two pillows and soft clothes.", maxLength: 500 }),
  }),
  ...formGroup("When and where", {
    startsAt: datetime({ label: "Begins", required: true }),
    /** The published column has the end of the last session. */
    endsAt: withoutColumn(datetime({ label: "Ends", required: true })),
    /** The published column is `sessions`, which includes the first one. */
    moreSessions: withoutColumn(
      itemArray({
        label: "More sessions",
        help: "For a class that meets more than once. People register once, for all of them.",
        maxItems: MAX_SESSIONS - 1,
        editor: "sessions",
        item: {
          startsAt: datetime({ label: "Begins", required: true }),
          endsAt: datetime({ label: "Ends", required: true }),
          place: text({ label: "Place, if it is another" }),
        },
      }),
    ),
    useCustomDateDescription: boolean({ label: "Describe the dates in words instead" }),
    ...shownIf(["useCustomDateDescription"], {
      customDateDescription: text({
        label: "Dates in words",
        help: "Tuesdays in May, 6 to 8 PM",
      }),
    }),
    location: oneLocation({ label: "At one of our locations" }),
    place: text({ label: "Room, or a place elsewhere", search: "words" }),
  }),
  ...formGroup("Registration", {
    hasRegistration: boolean({ label: "People register", initially: true }),
    // These also apply to people who registered before staff turned registration off.
    ...shownIfButApplies(["hasRegistration"], {
      /** Published as null for no limit. */
      registrantLimit: number({
        label: "Seats",
        help: "Leave empty for no limit.",
        integer: true,
        minimum: 0,
      }),
      /** If it is empty, the published column has the time that the hours below give. */
      registrationEndsAt: withoutColumn(
        datetime({
          label: "Registration ends",
          help: "Leave empty for when the class begins, or some hours before.",
        }),
      ),
      closesHoursBefore: withoutColumn(
        number({
          label: "Hours before the class begins at which registration ends",
          help: "If no time is set above. Leave empty for when it begins.",
          integer: true,
          minimum: 0,
          maximum: 8_760,
        }),
      ),
      hasWaitlist: boolean({ label: "Keep a waitlist when it is full", initially: true }),
      ...shownIfButApplies(["hasWaitlist"], {
        offerHours: number({
          label: "Hours for which a freed seat is offered to the next person on the waitlist",
          help: "Leave empty for 24.",
          integer: true,
          minimum: 1,
          maximum: 336,
          whenEmpty: 24,
        }),
      }),
      guestTakesSeat: boolean({ label: "A guest takes a seat" }),
      largestGroup: number({
        label: "People in one registration, at most",
        help: "Leave empty for 1. A group gives the name of each person, and gets its seats together or waits together.",
        integer: true,
        minimum: 1,
        maximum: MAX_PEOPLE,
        whenEmpty: 1,
      }),
    }),
  }),
  ...formGroup("Price", {
    hasRegistrationCost: boolean({ label: "The class costs money" }),
    ...shownIf(["hasRegistrationCost"], {
      /** Published as 0 if the class is free. */
      registrationCost: withoutColumn(money({ label: "Price" })),
    }),
    // These also apply to people who paid before the class became free.
    ...shownIfButApplies(["hasRegistrationCost"], {
      priceFor: select({
        label: "The price is for",
        help: "A couple is two people, a family as many as one registration holds.",
        required: true,
        initially: "person",
        choices: { person: "Each person", couple: "A couple", family: "A family" },
      }),
    }),
    ...shownIf(["hasRegistrationCost"], {
      priceNote: text({ label: "What the price covers", help: "One price for a couple." }),
    }),
    ...shownIfButApplies(["hasRegistrationCost"], {
      refundUntilHours: number({
        label: "Full refund until this many hours before the class begins",
        help: "Leave empty for 48.",
        integer: true,
        minimum: 0,
        maximum: 8_760,
        whenEmpty: 48,
      }),
      lateRefundPercent: number({
        label: "Refund after that, in percent",
        help: "Leave empty for nothing.",
        integer: true,
        minimum: 0,
        maximum: 100,
        whenEmpty: 0,
      }),
    }),
  }),
  ...formGroup("More questions in the registration form", {
    ...shownIfButApplies(["hasRegistration"], {
      questions: itemArray({
        label: "Further questions",
        maxItems: 20,
        item: {
          label: text({ label: "Question", required: true }),
          required: boolean({ label: "Must be answered" }),
          sensitive: boolean({ label: "Private: the answer is sealed, and deleted soon after the class" }),
          eachPerson: boolean({ label: "Ask each person of a group" }),
        },
      }),
      answersKeptDays: number({
        label: "Days after the class at which private answers are deleted",
        help: "Leave empty for 30. Dates of birth and of surgery are among them.",
        integer: true,
        minimum: 0,
        maximum: 365,
        whenEmpty: 30,
      }),
    }),
  }),
  ...formGroup("After the class", {
    ...shownIfButApplies(["hasRegistration"], {
      hasCertificate: boolean({
        label: "Certificate of attendance",
        help: "Everyone who was checked in gets it by email and on their private page.",
      }),
      ...shownIf(["hasCertificate"], {
        certificateHours: number({
          label: "Hours on the certificate",
          help: "Leave empty for the length of the sessions that a person attended.",
          minimum: 0.25,
          maximum: 1_000,
        }),
        certificateSessions: number({
          label: "Sessions that a person must attend",
          help: "Leave empty for all.",
          integer: true,
          minimum: 1,
          maximum: MAX_SESSIONS,
        }),
      }),
      hasSurvey: boolean({
        label: "Ask for feedback after the class",
        help: "Everyone who came gets one email with a private link to your questions. You see the answers without names.",
      }),
      // Answers are shown with these questions even after the survey is turned off.
      ...shownIfButApplies(["hasSurvey"], {
        surveyQuestions: itemArray({
          label: "Questions about the class",
          help: "Nobody has to answer all of them.",
          maxItems: MAX_SURVEY_QUESTIONS,
          initially: USUAL_SURVEY_QUESTIONS,
          item: {
            label: text({ label: "Question", required: true }),
            kind: select({ label: "Answer", required: true, initially: "text", choices: SURVEY_KINDS }),
          },
        }),
        surveyDelayHours: number({
          label: "Hours after the last session at which we ask",
          help: "Leave empty for 24. Emails go out between 8 AM and 9 PM.",
          integer: true,
          minimum: 0,
          maximum: 336,
          whenEmpty: 24,
        }),
        surveyDays: number({
          label: "Days for which people can answer",
          help: "Leave empty for 14.",
          integer: true,
          minimum: 1,
          maximum: 90,
          whenEmpty: 14,
        }),
      }),
    }),
  }),
  ...formGroup("More", {
    plainWords: plainWords(),
  }),
};
