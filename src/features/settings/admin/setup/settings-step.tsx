import { Alert } from "@mantine/core";
import { type FormEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { useCcmsConfig } from "~/admin/ccms-config";
import { FieldInput } from "~/admin/content/inputs/field-input";
import { FormProvider, NO_FIRST_FIELD } from "~/admin/content/inputs/form-context";
import { inputId } from "~/admin/content/inputs/input-props";
import { OnlyItem } from "~/admin/content/only-item";
import { TypeOfAddress } from "~/admin/content/type-of-address";
import { useTypes } from "~/admin/content/use-types";
import { FormFailure } from "~/admin/screen/form-failure";
import type { TypeDescription } from "~/content/description";
import type { Item } from "~/content/item-schemas";
import { withShades } from "../../readable-brand";
import { ColorCheck } from "./color-check";
import styles from "./setup.module.css";
import { type FormStep, stepFields, stepWords } from "./setup-words";
import { StepButtons } from "./step-buttons";
import { type SettingsForm, useSettingsForm } from "./use-settings-form";
import { OTHER_PHONES, withMainPhone } from "./with-main-phone";

interface SettingsStepProps {
  step: FormStep;
  /** Marks the step as done and opens the next one. */
  onDone(): Promise<unknown>;
  onSkip(): void;
}

/** A step with some fields of the settings. Uses the same inputs, endpoints, and checks as the settings. */
export function SettingsStep(props: SettingsStepProps) {
  return (
    <TypeOfAddress apiName="settings">
      {(type) => <OnlyItem type={type}>{(item) => <StepForm {...props} type={type} item={item} />}</OnlyItem>}
    </TypeOfAddress>
  );
}

function StepForm({
  type,
  item: opened,
  step,
  onDone,
  onSkip,
}: SettingsStepProps & { type: TypeDescription; item: Item }) {
  const names: readonly string[] = stepFields[step];
  const form = useSettingsForm(opened, names, COMPLETE[step] ?? unchanged, onDone);
  const types = useTypes();
  const fields = names.flatMap((name) => {
    const field = type.fields.find((each) => each.name === name);
    if (!field) return [];
    // If it stays empty, `withMainPhone` fills it in.
    return OTHER_PHONES.includes(name) ? { ...field, required: false } : field;
  });
  useFocusOnError(form, names);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.save.isPending) form.save.run();
  };
  return (
    <FormProvider
      types={types}
      type={type}
      values={form.values}
      title=""
      isPublished
      references={form.references}
      addReference={form.addReference}
      focusFirst={NO_FIRST_FIELD}
      Input={FieldInput}
    >
      <form onSubmit={submit} noValidate className={styles.form}>
        <NotPublic status={opened.status} />
        <Failure form={form} type={type} names={names} />
        <div className={styles.fields} data-step={step}>
          {fields.map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              path={field.name}
              value={form.values[field.name]}
              onChange={(value) => form.type(field.name, value)}
              errors={form.errors}
              disabled={form.save.isPending}
            />
          ))}
        </div>
        <BelowFields step={step} form={form} />
        <StepButtons label="Save and continue" busy={form.save.isPending} onSkip={onSkip} />
      </form>
    </FormProvider>
  );
}

/** Content that helps to choose the values of a step. */
function BelowFields({ step, form }: { step: FormStep; form: SettingsForm }) {
  if (step === "colors")
    return <ColorCheck values={form.values} onChange={(name, value) => form.type(name, value)} />;
  if (step === "time-zone") return <ClockNow />;
  if (step !== "contact") return null;
  return (
    <p className={styles.quiet}>
      A phone that you leave empty becomes the main phone. The list of phones in the footer is under{" "}
      <Link to="/admin/settings">Settings, Phones and address</Link>.
    </p>
  );
}

/** The current time in the chosen zone, to compare with the clock on the wall. */
function ClockNow() {
  const { timeZone } = useCcmsConfig();
  const clock = new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
  return (
    <p className={styles.quiet}>
      By the site’s clock it is now {clock.format(new Date())} ({timeZone}).
    </p>
  );
}

/** What saving also publishes while the settings or their changes are unpublished. */
function NotPublic({ status }: Pick<Item, "status">) {
  if (status === "draft")
    return (
      <Alert color="amber">
        Your site is new. Visitors see its settings as soon as the steps “{stepWords.hospital.title}” and “
        {stepWords.contact.title}” are done.
      </Alert>
    );
  if (status !== "changed") return null;
  return (
    <Alert color="amber">
      The settings have changes that are not published yet. Saving here publishes them, too.{" "}
      <Link to="/admin/settings">Look at them</Link>
    </Alert>
  );
}

type Values = Record<string, unknown>;

const COMPLETE: Partial<Record<FormStep, (typed: Values, data: Values) => Values>> = {
  colors: withShades,
  contact: withMainPhone,
};

const unchanged = (typed: Values) => typed;

/** The errors of fields that this step does not show, with the fields' names. */
function Failure({
  form,
  type,
  names,
}: {
  form: SettingsForm;
  type: TypeDescription;
  names: readonly string[];
}) {
  const { errors, save } = form;
  const all = Object.entries(errors);
  const others = all.filter(([path]) => !names.includes(path));
  if (!save.error) return null;
  if (all.length === 0) return <FormFailure error={save.error} />;
  if (others.length === 0) return null;
  return (
    <Alert color="red" role="alert" title="Other settings need a correction before these can be published">
      <ul>
        {others.map(([path, message]) => (
          <li key={path}>
            {type.fields.find(({ name }) => name === path.split(".")[0])?.label ?? path}: {message}
          </li>
        ))}
      </ul>
      <Link to="/admin/settings">Correct them in the settings</Link>
    </Alert>
  );
}

function useFocusOnError({ save, errors }: SettingsForm, names: readonly string[]): void {
  const shown = useRef<unknown>(null);
  useEffect(() => {
    if (!save.error || shown.current === save.error) return;
    shown.current = save.error;
    const first = names.find((name) => errors[name]);
    if (first) document.getElementById(inputId(first))?.focus();
  });
}
