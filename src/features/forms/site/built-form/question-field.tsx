import { MAX_EMAIL_LENGTH } from "~/platform/isomorphic/limits";
import { DateField } from "~/site/form/date-field";
import { CheckboxField } from "~/ui/form/checkbox-field";
import { ChoiceGroup } from "~/ui/form/choice-group";
import { SelectField } from "~/ui/form/select-field";
import { TextAreaField } from "~/ui/form/text-area-field";
import { TextField } from "~/ui/form/text-field";
import { RichText } from "~/ui/rich-text/rich-text";
import type { FormQuestion, SenderPart } from "../../form/question";
import { AddressFields } from "./address-fields";
import styles from "./built-form.module.css";
import { FileField } from "./file-field";

/** A question with more choices is a select. */
const MAX_VISIBLE_CHOICES = 8;

const AUTOCOMPLETE: Partial<Record<SenderPart, string>> = {
  firstName: "given-name",
  lastName: "family-name",
  name: "name",
  birthday: "bday",
  phone: "tel",
  email: "email",
};

/** A question with the control for its kind. */
export function QuestionField({ question, only }: { question: FormQuestion; only: string }) {
  const { text, kind, choices, sender } = question;
  const field = fieldProps(question, only);
  const autoComplete = (sender && AUTOCOMPLETE[sender]) || undefined;
  const options = choices.map((choice) => ({ value: choice, label: choice }));
  switch (kind) {
    case "section":
      return (
        <div className={styles.section}>
          <h3 className={styles.sectionHeading}>{field.label}</h3>
          {text && <RichText html={text} />}
        </div>
      );
    case "page":
      return null;
    case "textarea":
      return <TextAreaField {...field} />;
    case "number":
      return <TextField {...field} inputMode="decimal" width="short" />;
    case "choice":
      return choices.length > MAX_VISIBLE_CHOICES ? (
        <SelectField {...field} options={options} placeholder="Choose" />
      ) : (
        <ChoiceGroup {...field} options={options} />
      );
    case "choices":
      return <ChoiceGroup {...field} type="checkbox" options={options} />;
    case "checkbox":
      return <CheckboxField {...field} value="yes" />;
    case "consent":
      return (
        <div className={styles.consent}>
          {text && <RichText html={text} />}
          <CheckboxField {...field} value="yes" />
        </div>
      );
    case "date":
      return <DateField {...field} width="half" autoComplete={autoComplete} />;
    case "phone":
      return (
        <TextField
          {...field}
          type="tel"
          width="half"
          placeholder="###-###-####"
          autoComplete={autoComplete}
        />
      );
    case "email":
      return <TextField {...field} type="email" maxLength={MAX_EMAIL_LENGTH} autoComplete={autoComplete} />;
    case "address":
      return <AddressFields {...field} isSenders={sender === "address"} />;
    case "file":
      return <FileField {...field} />;
    case "text":
      return <TextField {...field} autoComplete={autoComplete} />;
  }
}

/** The props for the control of any kind. */
function fieldProps({ name, label, help, required, sensitive }: FormQuestion, only: string) {
  return {
    name,
    label: only ? `${label} (${only})` : label,
    hint: help || undefined,
    required,
    notStored: sensitive,
  };
}
