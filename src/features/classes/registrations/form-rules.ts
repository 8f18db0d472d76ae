/** A field of the registration form, as the browser's form and the server's check both read it. */
export interface RegistrationField {
  /** The name under which it is sent; the one that an error names. */
  name: RegistrationFieldName;
  label: string;
  kind: "text" | "textarea" | "email" | "tel" | "date" | "choice" | "yesNo";
  required: boolean;
  /** Of a choice. */
  choices?: readonly string[];
  autoComplete?: string;
  /** Shown only while the other field has that value; without script it is always there. */
  shownWhen?: { name: RegistrationFieldName; value: string };
  /** Says something of a person's health or birth: kept sealed apart from the rest, and not for long. */
  sensitive?: true;
}

export type RegistrationFieldName =
  | "firstName"
  | "lastName"
  | "dateOfBirth"
  | "address"
  | "city"
  | "state"
  | "postalCode"
  | "phone"
  | "email"
  | "dueDate"
  | "prenatalProvider"
  | "howDidYouHearAboutClass"
  | "jointReplacementType"
  | "jointReplacementTypeOther"
  | "surgeonName"
  | "surgeryDate"
  | "bringingGuest";

/** What of a class decides about its form. */
export interface FormSubject {
  /** The slug of its type; types that staff added have the fields that all have. */
  category: string;
  guestTakesSeat: boolean;
}

const JOINTS = ["Right Knee", "Left Knee", "Right Hip", "Left Hip", "Other"] as const;

/** Which fields the registration form of a class shows, in order, and which are required (specification, section 5). */
export function fieldsFor({ category, guestTakesSeat }: FormSubject): RegistrationField[] {
  const isTour = category === "birth-place-tour";
  const isJoint = category === "joint-replacement";
  const asksBirth = isTour || category === "sportsmetrics";
  return [
    { name: "firstName", label: "First name", kind: "text", required: true, autoComplete: "given-name" },
    { name: "lastName", label: "Last name", kind: "text", required: true, autoComplete: "family-name" },
    ...(asksBirth ? [birth] : []),
    { name: "address", label: "Address", kind: "text", required: true, autoComplete: "street-address" },
    { name: "city", label: "City", kind: "text", required: true, autoComplete: "address-level2" },
    { name: "state", label: "State", kind: "text", required: true, autoComplete: "address-level1" },
    { name: "postalCode", label: "ZIP code", kind: "text", required: true, autoComplete: "postal-code" },
    { name: "phone", label: "Phone", kind: "tel", required: isTour, autoComplete: "tel" },
    { name: "email", label: "Email", kind: "email", required: true, autoComplete: "email" },
    ...(isTour ? pregnancy : []),
    ...(isJoint ? surgery : []),
    ...(isJoint || guestTakesSeat ? [guest] : []),
    ...(category === "childbirth" ? [] : [howHeard]),
  ];
}

const birth: RegistrationField = {
  name: "dateOfBirth",
  label: "Date of birth",
  kind: "date",
  required: true,
  autoComplete: "bday",
  sensitive: true,
};

const pregnancy: RegistrationField[] = [
  { name: "dueDate", label: "Estimated Due Date", kind: "date", required: true, sensitive: true },
  { name: "prenatalProvider", label: "Prenatal provider", kind: "text", required: true, sensitive: true },
];

const surgery: RegistrationField[] = [
  {
    name: "jointReplacementType",
    label: "Which joint is replaced?",
    kind: "choice",
    required: false,
    choices: JOINTS,
    sensitive: true,
  },
  {
    name: "jointReplacementTypeOther",
    label: "Please describe",
    kind: "text",
    required: false,
    shownWhen: { name: "jointReplacementType", value: "Other" },
    sensitive: true,
  },
  { name: "surgeonName", label: "Surgeon’s name", kind: "text", required: false, sensitive: true },
  { name: "surgeryDate", label: "Date of the surgery", kind: "date", required: false, sensitive: true },
];

const guest: RegistrationField = {
  name: "bringingGuest",
  label: "Are you bringing a guest?",
  kind: "yesNo",
  required: false,
};

const howHeard: RegistrationField = {
  name: "howDidYouHearAboutClass",
  label: "How did you hear about this class?",
  kind: "text",
  required: false,
};

/** A question that staff added to a class. */
export interface ClassQuestion {
  label: string;
  required: boolean;
  sensitive: boolean;
}

/** The name under which the answer to the question at that place of the list is sent. */
export function questionName(place: number): `question-${number}` {
  return `question-${place}`;
}
