import { useState } from "react";
import { setValue } from "~/site/browser/typing/controls";
import { useHydrated } from "~/site/browser/use-hydrated";
import { classNames } from "~/ui/class-names";
import { ChoiceGroup } from "~/ui/form/choice-group";
import { useTyped } from "~/ui/form/form-fields";
import { TextAreaField } from "~/ui/form/text-area-field";
import { TextField } from "~/ui/form/text-field";
import { givingLimits } from "../../limits";
import { MEMORIAL_TYPE, NO_TYPE } from "../../types-of-donation";
import styles from "./donation-form.module.css";
import { FormSection } from "./form-section";

const KINDS = [
  { value: "honor", label: "In honor of" },
  { value: "memory", label: "In memory of" },
];
const NOTIFICATIONS = [
  { value: "none", label: "Nobody" },
  { value: "mail", label: "Someone, by email" },
  { value: "card", label: "Someone, by a printed card" },
];

/**
 * The person honored or remembered, and the person to notify. Before the app runs, style rules show the fields of the
 * chosen way; browsers without `:has` show all.
 */
export function TributeFields() {
  const typed = useTyped();
  const hydrated = useHydrated();
  const [way, setWay] = useState(typed?.acknowledge ?? "none");
  const shows = (one: string) => !hydrated || way === one;
  return (
    <FormSection
      title="In Honor Of / In Memory Of (Optional)"
      hint="If your gift honors or remembers a person, tell us who."
    >
      <div onChange={(event) => followKind(event.target as unknown as HTMLInputElement)}>
        <ChoiceGroup name="tributeKind" label="This gift is" options={KINDS} chosen={["honor"]} />
      </div>
      <div className={styles.half}>
        <TextField name="firstnameHonor" label="Their first name" autoComplete="off" />
      </div>
      <div className={styles.half}>
        <TextField name="lastnameHonor" label="Their last name" autoComplete="off" />
      </div>
      <TextAreaField
        name="noteHonor"
        label="Note"
        hint="We pass it on to the person we tell about your gift."
        maxLength={givingLimits.tributeMessage}
        rows={4}
      />
      <div onChange={(event) => setWay((event.target as unknown as HTMLInputElement).value)}>
        <ChoiceGroup
          name="acknowledge"
          label="Who should be told?"
          hint="They learn that you gave, never how much."
          options={NOTIFICATIONS}
          chosen={["none"]}
        />
      </div>
      {(shows("mail") || shows("card")) && (
        <div className={styles.told}>
          <TextField name="tellName" label="Name of the person to tell" autoComplete="off" />
        </div>
      )}
      {shows("mail") && (
        <div className={styles.byEmail}>
          <TextField
            name="tellEmail"
            label={hydrated ? "Their email" : "Their email (if by email)"}
            type="email"
            autoComplete="off"
          />
        </div>
      )}
      {shows("card") && <CardAddress hydrated={hydrated} />}
    </FormSection>
  );
}

/** The postal address for the printed card. */
function CardAddress({ hydrated }: { hydrated: boolean }) {
  return (
    <>
      <div className={styles.byCard}>
        <TextField
          name="tellStreet"
          label={hydrated ? "Their street address" : "Their street address (if by card)"}
          autoComplete="off"
        />
      </div>
      <div className={styles.byCard}>
        <TextField name="tellCity" label="Their city" autoComplete="off" />
      </div>
      <div className={classNames(styles.state, styles.byCard)}>
        <TextField name="tellState" label="Their state" autoComplete="off" />
      </div>
      <div className={classNames(styles.zip, styles.byCard)}>
        <TextField name="tellZip" label="Their ZIP code" inputMode="numeric" autoComplete="off" />
      </div>
    </>
  );
}

/**
 * Selects the designation for memorial gifts if the gift is in memory of someone, unless the donor chose another one.
 * Without JavaScript, `giftForm` does it.
 */
function followKind({ value: kind, form }: HTMLInputElement): void {
  const type = form?.elements.namedItem("typeOfDonation");
  if (!(type instanceof HTMLSelectElement)) return;
  const isOffered = [...type.options].some(({ value }) => value === MEMORIAL_TYPE);
  if (kind === "memory" && isOffered && type.value === NO_TYPE) setValue(type, MEMORIAL_TYPE);
  if (kind !== "memory" && type.value === MEMORIAL_TYPE) setValue(type, NO_TYPE);
}
