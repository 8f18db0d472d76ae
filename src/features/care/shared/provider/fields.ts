import { boolean } from "~/content/fields/boolean";
import { date } from "~/content/fields/date";
import { formGroup } from "~/content/fields/form-group";
import { html } from "~/content/fields/html";
import { itemArray } from "~/content/fields/item-array";
import { weekdays } from "~/content/fields/opening-hours/weekdays";
import { weeksOfMonth } from "~/content/fields/opening-hours/weeks-of-month";
import { plainWords } from "~/content/fields/plain-words";
import { records } from "~/content/fields/reference";
import { select } from "~/content/fields/select";
import { shownIf } from "~/content/fields/shown-if";
import { slug } from "~/content/fields/slug";
import { withoutColumn } from "~/content/fields/stored";
import { text } from "~/content/fields/text";
import { textArray } from "~/content/fields/text-array";
import { textarea } from "~/content/fields/textarea";
import { image } from "~/features/media/shared/fields";
import { locations, oneLocation } from "../fields";
import { specialties } from "../specialties-field";

/** The fields of a provider. Most become a published column of the same name. */
export const providerFields = {
  ...formGroup("Who", {
    name: text({
      withoutVariables: true,
      label: "Name",
      alsoCalled: ["Provider name"],
      required: true,
      search: "title",
    }),
    slug: slug({ label: "Address" }),
    acronymsAndAbbreviations: text({
      withoutVariables: true,
      label: "Letters after the name",
      help: "MD, FAAFP",
      alsoCalled: ["Credentials"],
      search: "title",
    }),
    position: text({
      label: "Position",
      alsoCalled: ["Title", "Job title"],
      required: true,
      search: "excerpt",
    }),
    profileImage: image({ label: "Portrait" }),
  }),
  ...formGroup("Care", {
    locations: locations({ label: "Locations", required: true }),
    daysAtLocations: withoutColumn(
      itemArray({
        label: "Days at each location",
        help: "Only for locations where they do not work every day that it is open. The site says “Tuesdays only” or “First and third Friday of the month”, and shows them as in on these days only. Add a location twice for days in different weeks: Mondays, and the first Friday.",
        item: {
          location: oneLocation({ label: "Location", required: true }),
          days: weekdays({ label: "Days", required: true }),
          weeks: weeksOfMonth({
            label: "Weeks of the month",
            help: "Check none if they come every week.",
          }),
        },
      }),
    ),
    specialties: specialties({ label: "Specialties", required: true }),
    hasOwnPatients: boolean({
      label: "Has patients of their own",
      help: "Turn it off for people whom nobody chooses, such as those in the emergency department or who read X-rays. The site then does not say whether they accept new patients.",
      initially: true,
    }),
    ...shownIf(["hasOwnPatients"], {
      acceptingNewPatients: boolean({ label: "Accepts new patients" }),
    }),
    telehealth: boolean({ label: "Sees patients by video" }),
    referralNeeded: boolean({ label: "A first visit needs a referral" }),
    clinicalInterests: textarea({ label: "Clinical interests", search: "body" }),
    languages: textArray({ label: "Languages", maxItems: 20 }),
    coveredByAssistance: boolean({
      label: "Covered by the financial assistance policy",
      help: "The policy’s list of providers uses this. Providers who send their own bills are usually not covered.",
      initially: true,
    }),
    gender: select({ label: "Gender", choices: { female: "Woman", male: "Man", nonbinary: "Nonbinary" } }),
  }),
  ...formGroup(
    {
      title: "Insurance",
      lead: "A provider takes the plans of their locations. Name only what differs.",
    },
    {
      alsoTakes: records({ label: "Also takes", refersTo: "insurancePlan" }),
      doesNotTake: records({ label: "Does not take", refersTo: "insurancePlan" }),
    },
  ),
  ...formGroup("About them", {
    bio: html({ label: "Biography", search: "body" }),
  }),
  ...formGroup("Training", {
    medicalSchool: textarea({ label: "Medical school" }),
    education: textarea({ label: "Education" }),
    internshipAndResidency: textarea({ label: "Internship and residency" }),
    fellowships: textarea({ label: "Fellowships" }),
    boardCertification: textarea({ label: "Board certification" }),
  }),
  ...formGroup("Review", {
    confirmedOn: date({ label: "Facts confirmed on" }),
  }),
  ...formGroup("More", {
    plainWords: plainWords(),
  }),
};
