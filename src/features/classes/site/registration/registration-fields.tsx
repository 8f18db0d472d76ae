import { useState } from "react";
import { useHydrated } from "~/site/browser/use-hydrated";
import { DateField } from "~/site/form/date-field";
import { classNames } from "~/ui/class-names";
import { ChoiceGroup } from "~/ui/form/choice-group";
import { RequiredNote } from "~/ui/form/field";
import { useTyped } from "~/ui/form/form-fields";
import { TextField } from "~/ui/form/text-field";
import type { FormField } from "../sign-up/form-fields";
import styles from "./registration-fields.module.css";

const ATTENDEES = "attendees";
const PERSON_FIELDS = new Set([
  "firstName",
  "lastName",
  "dateOfBirth",
  "address",
  "city",
  "state",
  "postalCode",
]);
const CONTACT_FIELDS = new Set(["phone", "email"]);
const HALF = new Set(["firstName", "lastName", "phone"]);
const THIRD_WIDTH_FIELDS = new Set(["city", "state", "postalCode"]);
const YES_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

interface RegistrationFieldsProps {
  fields: FormField[];
  /** The legend and hint of the fieldset with the names. */
  who?: { legend: string; hint: string };
}

const ONE_PERSON = {
  legend: "Who is coming",
  hint: "To register another person, enter their name and your own email.",
};

const FIRST_OF_GROUP = {
  legend: "Who is coming",
  hint: "Enter your own name first, and the names of the others below.",
};

/** The fields of a class's registration form, in groups. */
export function RegistrationFields({ fields, who: given }: RegistrationFieldsProps) {
  const typed = useTyped();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const shown = fields.filter(({ shownWhen }) => {
    if (!shownWhen || !hydrated) return true;
    return (chosen[shownWhen.name] ?? typed?.[shownWhen.name]) === shownWhen.value;
  });
  const asksBirthday = fields.some(({ name }) => name === "dateOfBirth");
  const group = (which: (field: FormField) => boolean) =>
    shown
      .filter(which)
      .map((field) => (
        <RegistrationField
          key={field.name}
          field={field}
          width={widthOf(field, asksBirthday)}
          onChosen={(value) => setChosen((before) => ({ ...before, [field.name]: value }))}
        />
      ));
  const more = group(
    (field) => !isAboutRegistrant(field) && !CONTACT_FIELDS.has(field.name) && !isOfGroup(field),
  );
  const people = [...new Set(fields.flatMap(({ attendee = 1 }) => (attendee > 1 ? attendee : [])))];
  const who = given ?? (people.length > 0 ? FIRST_OF_GROUP : ONE_PERSON);

  return (
    <>
      <RequiredNote />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{who.legend}</legend>
        <p className={styles.hint}>{who.hint}</p>
        <div className={styles.fields}>{group(isAboutRegistrant)}</div>
      </fieldset>
      {people.length > 0 && (
        <div className={styles.people}>
          {group(({ name }) => name === ATTENDEES)}
          {people.map((person) => (
            <fieldset key={person} className={classNames(styles.group, styles.person)}>
              <legend className={styles.legend}>Person {person}</legend>
              <div className={styles.fields}>{group(({ attendee }) => attendee === person)}</div>
            </fieldset>
          ))}
        </div>
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>How we reach you</legend>
        <div className={styles.fields}>{group(({ name }) => CONTACT_FIELDS.has(name))}</div>
      </fieldset>
      {more.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>About the class</legend>
          <div className={styles.fields}>{more}</div>
        </fieldset>
      )}
    </>
  );
}

/** Includes questions for each person of a group: those about the registrant are below the registrant's name. */
function isAboutRegistrant({ name, attendee }: FormField): boolean {
  return PERSON_FIELDS.has(name) || attendee === 1;
}

function isOfGroup({ name, attendee = 1 }: FormField): boolean {
  return name === ATTENDEES || attendee > 1;
}

type Width = "wide" | "half" | "third" | "rest" | undefined;

interface RegistrationFieldProps {
  field: FormField;
  width: Width;
  onChosen(value: string): void;
}

function RegistrationField({ field, width, onChosen }: RegistrationFieldProps) {
  const { kind, choices = [], choiceLabels, attendee: _, shownWhen, sensitive: notStored, ...rest } = field;
  const hydrated = useHydrated();
  const label = shownWhen && !hydrated ? `${rest.label} (if “${shownWhen.value}”)` : rest.label;
  const className = width && styles[width];
  if (kind === "date")
    return (
      <div className={className}>
        <DateField {...rest} notStored={notStored} />
      </div>
    );
  if (kind === "choice" || kind === "yesNo")
    return (
      <div
        className={className}
        onChange={(event) => onChosen((event.target as unknown as HTMLInputElement).value)}
      >
        <ChoiceGroup
          name={rest.name}
          label={label}
          required={rest.required}
          options={
            kind === "yesNo"
              ? YES_NO
              : choices.map((value, at) => ({ value, label: choiceLabels?.[at] ?? value }))
          }
          chosen={rest.name === ATTENDEES ? ["1"] : undefined}
          notStored={notStored}
        />
      </div>
    );
  return (
    <div className={className}>
      <TextField
        {...rest}
        label={label}
        notStored={notStored}
        type={kind}
        hint={rest.name === "email" ? "The confirmation and the private link go there." : undefined}
      />
    </div>
  );
}

/** The date of birth shares a row with the address. */
function widthOf({ name, kind }: FormField, asksBirthday: boolean): Width {
  if (kind === "date") return name === "dateOfBirth" ? "third" : undefined;
  if (kind === "choice" || kind === "yesNo") return "wide";
  if (HALF.has(name) || name.startsWith("attendee-")) return "half";
  if (THIRD_WIDTH_FIELDS.has(name)) return "third";
  return name === "address" && asksBirthday ? "rest" : "wide";
}
