import { boolean } from "~/content/fields/boolean/field";
import { date } from "~/content/fields/date/field";
import { html } from "~/content/fields/html/field";
import { plainWords } from "~/content/fields/plain-words";
import { select } from "~/content/fields/select/field";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";
import { textArray } from "~/content/fields/text-array/field";
import { textarea } from "~/content/fields/textarea/field";
import { image } from "~/features/media/shared/fields";
import { locations } from "../fields";
import { specialties } from "../specialty/specialties-field";

/** What staff write of a provider. Most fields bring the published column of their name. */
export const providerFields = {
  name: text({ label: "Name", required: true }),
  slug: slug({ label: "Address" }),
  acronymsAndAbbreviations: text({ label: "Letters after the name", help: "MD, FAAFP" }),
  position: text({ label: "Position", required: true }),
  profileImage: image({ label: "Portrait" }),
  medicalSchool: textarea({ label: "Medical school" }),
  education: textarea({ label: "Education" }),
  internshipAndResidency: textarea({ label: "Internship and residency" }),
  fellowships: textarea({ label: "Fellowships" }),
  boardCertification: textarea({ label: "Board certification" }),
  clinicalInterests: textarea({ label: "Clinical interests" }),
  bio: html({ label: "Biography" }),
  gender: select({ label: "Gender", choices: { female: "Woman", male: "Man", nonbinary: "Nonbinary" } }),
  languages: textArray({ label: "Languages", maxItems: 20 }),
  plainWords: plainWords(),
  acceptingNewPatients: boolean({ label: "Accepts new patients" }),
  specialties: specialties({ label: "Specialties", required: true }),
  locations: locations({ label: "Locations", required: true }),
  confirmedOn: date({ label: "Facts confirmed on" }),
};
