/** A field of the registration form. The browser's form and the server's validation both use it. */
export interface RegistrationField {
  /** The field's name in the request and in errors. */
  name: RegistrationFieldName;
  label: string;
  kind: "text" | "email" | "tel" | "date" | "choice" | "yesNo";
  required: boolean;
  /** The choices of a select. */
  choices?: readonly string[];
  autoComplete?: string;
  /** Shown only if the other field has that value. Without JavaScript, it is always shown. */
  shownWhen?: { name: RegistrationFieldName; value: string };
  /** About a person's health or pregnancy. Encrypted separately from other answers, and deleted earlier. */
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

/** The properties of a class that determine its form. */
export interface FormSubject {
  /** The slug of the class type. Types that staff added have only the common fields. */
  category: string;
  guestTakesSeat: boolean;
}

/** The size of a registration: one to that many people, or exactly that many if the form does not ask. */
export interface GroupForm {
  maxPeople: number;
  isFixed: boolean;
  /**
   * The numbers of the registered people, in order. Absent for a new registration, whose people are numbered from 1.
   */
  numbers?: readonly number[];
}

export const SINGLE_PERSON: GroupForm = { maxPeople: 1, isFixed: true };

/** The name of the field that asks how many people come. */
export const ATTENDEES = "attendees";

/** A name field of another person of a group. */
export interface OtherField {
  name: string;
  label: string;
  /** The field's name within a sentence. */
  spoken: string;
  part: "firstName" | "lastName";
  /** The person's number; the registrant is 1. */
  attendee: number;
}

/** The name fields of the other people of a group, who are numbered from 2. */
export function otherFields(people: number): OtherField[] {
  const numbers = Array.from({ length: Math.max(0, people - 1) }, (_, at) => at + 2);
  return numbers.flatMap((attendee) => [
    {
      name: `attendee-${attendee}-firstName`,
      label: `First name of person ${attendee}`,
      spoken: `the first name of person ${attendee}`,
      part: "firstName",
      attendee,
    },
    {
      name: `attendee-${attendee}-lastName`,
      label: `Last name of person ${attendee}`,
      spoken: `the last name of person ${attendee}`,
      part: "lastName",
      attendee,
    },
  ]);
}

const JOINTS = ["Right Knee", "Left Knee", "Right Hip", "Left Hip", "Other"] as const;

/** The fields of a class's registration form, in order, and which are required (specification, section 5). */
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
    ...(category === "childbirth" ? [] : [howDidYouHear]),
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

const howDidYouHear: RegistrationField = {
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
  /** Whether each person of a group is asked. Absent in questions that were stored before this option existed. */
  eachPerson?: boolean;
}

/**
 * The questions that staff added to a class, without duplicates, because an answer is stored with the wording of its
 * question. If one of several equal questions is required, private, or asked to each person, the result is too.
 */
export function questionsOf({ questions }: { questions: readonly ClassQuestion[] }): ClassQuestion[] {
  const byLabel = new Map<string, ClassQuestion>();
  for (const { label, required, sensitive, eachPerson } of questions) {
    const same = byLabel.get(label);
    byLabel.set(label, {
      label,
      required: required || same?.required === true,
      sensitive: sensitive || same?.sensitive === true,
      eachPerson: eachPerson || same?.eachPerson === true,
    });
  }
  return [...byLabel.values()];
}
