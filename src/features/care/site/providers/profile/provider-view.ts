import type { ImageView } from "~/features/media/shared/image/image-view";
import { type PlaceFacts, type PlaceView, placeFacts, placeView } from "../../../shared/location/place-view";
import type { StaffMemberResponse } from "../../../staff-member-response";

export interface ProviderView {
  id: string;
  slug: string;
  /** "Elena Marsh, MD, FAAFP" */
  nameWithLetters: string;
  name: string;
  position: string;
  profileImage: ImageView | null;
  /** Whether people choose them, so that it matters whether they accept new patients. */
  hasOwnPatients: boolean;
  acceptingNewPatients: boolean;
  telehealth: boolean;
  referralNeeded: boolean;
  languages: string[];
  specialties: { slug: string; name: string }[];
  /** Training and interests with plain labels. Leaves out empty ones. */
  facts: { label: string; text: string }[];
  bio: string;
  /**
   * Each has the provider's days there as text; empty if the provider is there whenever the location is open.
   * Without an opening state if it is unknown when the provider is there.
   */
  places: ((PlaceView | PlaceFacts) & { days: string })[];
  /** `YYYY-MM-DD`. */
  confirmedOn: string | null;
}

/** The texts that the profile shows with a label, in this order. */
const LABELS = [
  ["clinicalInterests", "Cares most about"],
  ["boardCertification", "Board certified by"],
  ["fellowships", "Extra training (fellowship)"],
  ["internshipAndResidency", "Hands-on training (internship and residency)"],
  ["medicalSchool", "Medical or professional school"],
  ["education", "College"],
] as const satisfies (readonly [keyof StaffMemberResponse, string])[];

type LabeledFact = (typeof LABELS)[number][0];
type OtherFact = Exclude<keyof StaffMemberResponse, LabeledFact>;

/**
 * Whether the profile shows the other published fields of a provider. A new field does not compile until it has a label
 * or is listed here.
 */
const otherFacts = {
  id: "shown",
  slug: "shown",
  name: "shown",
  acronymsAndAbbreviations: "shown",
  position: "shown",
  profileImage: "shown",
  bio: "shown",
  gender: "not shown",
  languages: "shown",
  hasOwnPatients: "shown",
  acceptingNewPatients: "shown",
  coveredByAssistance: "not shown",
  telehealth: "shown",
  referralNeeded: "shown",
  confirmedOn: "shown",
  CHStaffMemberCHSpecialties: "shown",
  CHLocationCHStaffMembers: "shown",
} as const satisfies Record<OtherFact, "shown" | "not shown">;

/** The fields that a profile needs. */
type ShownFacts = Pick<
  StaffMemberResponse,
  LabeledFact | { [Name in OtherFact]: (typeof otherFacts)[Name] extends "shown" ? Name : never }[OtherFact]
>;

/** Converts the response of `GET /api/staff-member/{id}`, for the page and the modal. */
export function providerView(member: ShownFacts): ProviderView {
  const { id, slug, name, position, profileImage, languages, bio, confirmedOn } = member;
  const { hasOwnPatients, acceptingNewPatients, telehealth, referralNeeded } = member;
  const letters = member.acronymsAndAbbreviations;
  return {
    id,
    slug,
    name,
    position,
    profileImage,
    hasOwnPatients,
    acceptingNewPatients,
    telehealth,
    referralNeeded,
    languages,
    bio,
    confirmedOn,
    nameWithLetters: letters ? `${name}, ${letters}` : name,
    specialties: member.CHStaffMemberCHSpecialties.map(({ specialty }) => specialty),
    facts: LABELS.flatMap(([field, label]) => (member[field] ? [{ label, text: member[field] }] : [])),
    places: member.CHLocationCHStaffMembers.map(({ location, daysLabel, openingState }) => ({
      ...(openingState ? placeView(location, openingState) : placeFacts(location)),
      days: daysLabel,
    })),
  };
}
