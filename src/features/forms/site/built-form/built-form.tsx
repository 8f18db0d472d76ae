import { useState } from "react";
import { machineFields } from "~/server/isomorphic/machine-fields";
import type { RefusedForm } from "~/server/submissions/refuse-form";
import { useHydrated } from "~/site/browser/use-hydrated";
import { PublicForm } from "~/site/form/public-form";
import { Button } from "~/ui/button/button";
import type { TypedValues } from "~/ui/form/form-fields";
import { pageWith } from "../../form/page-with";
import { pagesOfForm } from "../../form/pages-of-form";
import type { ShownForm } from "../../form/shown-form";
import { BeforeBeginning } from "../progress/before-beginning";
import { SaveForLater } from "../progress/save-for-later";
import { AllPages } from "./all-pages";
import styles from "./built-form.module.css";
import { DefaultButton } from "./default-button";
import { FormThanks } from "./form-thanks";
import { thank, thanksInPlace } from "./thank";
import { type FormAnswer, useFormPages } from "./use-form-pages";
import { useSteps } from "./use-steps";

interface BuiltFormProps {
  form: ShownForm;
  /** The response to a post without JavaScript. */
  answer?: FormAnswer;
  /** The initial values, by the name of the question. */
  initially?: TypedValues;
}

/**
 * A form that staff built. The document has all pages, so that each post has all answers; only one page is visible.
 * Without JavaScript, the buttons post to the form's own page, which then shows the next one.
 */
export function BuiltForm({ form, answer, initially }: BuiltFormProps) {
  const { slug, canBeSaved } = form;
  const [sent, setSent] = useState<{ privateLink?: string }>();
  const turned = answer && !isRefused(answer) ? answer : undefined;
  const pages = useFormPages(form, answer, initially);
  const steps = useSteps(form, pages, turned?.saved);
  const isFirst = pages.shown.indexOf(pages.page) <= 0;
  if (sent) return <FormThanks form={form} privateLink={sent.privateLink} />;
  return (
    <>
      {canBeSaved && !steps.saved && (isFirst || turned?.notResumed) && (
        <BeforeBeginning slug={slug} notResumed={turned?.notResumed} />
      )}
      <div ref={pages.top} className={styles.form} onInput={pages.look} onChange={pages.look}>
        <PagedForm
          form={form}
          answer={answer}
          initially={initially}
          pages={pages}
          steps={steps}
          onSent={setSent}
        />
      </div>
    </>
  );
}

interface PagedFormProps extends BuiltFormProps {
  pages: ReturnType<typeof useFormPages>;
  steps: ReturnType<typeof useSteps>;
  /** Called after the form was sent. The thank-you text replaces the form. */
  onSent(sent: { privateLink?: string }): void;
}

function PagedForm({ form, answer, initially, pages, steps, onSent }: PagedFormProps) {
  const { slug, questions } = form;
  const values = answer?.values ?? initially;
  const { page, shown } = pages;
  const hydrated = useHydrated();
  const isLast = page === (shown.at(-1) ?? 0);
  const hasFiles = questions.some(({ kind }) => kind === "file");

  function onAccepted({ name, privateLink }: { name: string; privateLink?: string }, reset: () => void) {
    if (thanksInPlace(form, { privateLink })) return onSent({ privateLink });
    reset();
    steps.setSaved(undefined);
    // When the visitor closes the thank-you modal, the top of the form is in view.
    pages.show(0, () => thank(form, { name, privateLink }));
  }

  return (
    <PublicForm
      id={`form-${slug}`}
      path="/api/form/{slug}"
      params={{ slug }}
      action={`/forms/${slug}`}
      files={hasFiles}
      captcha="FormContactSubmit"
      label={form.title}
      failed="Your form was not sent"
      refused={answer && "error" in answer && answer.error ? (answer as RefusedForm) : undefined}
      values={values}
      startsFresh={answer !== undefined}
      onFilledIn={(restored) => {
        pages.look();
        const at = Number(restored[machineFields.page]?.[0]);
        if (at > 0 && at <= pagesOfForm(questions).length) pages.setPage(at);
      }}
      submit={form.submitLabel}
      linked={
        shown.length > 1 ? [...steps.fields, machineFields.answer, machineFields.resumeEmail] : undefined
      }
      onStep={steps.onStep}
      clearErrors={pages.clearErrors}
      actions={isLast ? undefined : <ContinueButton busy={steps.busy} />}
      more={
        <>
          {shown.indexOf(page) > 0 && <BackButton />}
          {form.canBeSaved && <SaveForLater saved={steps.saved} hasFiles={hasFiles} busy={steps.busy} />}
        </>
      }
      onAccepted={onAccepted}
      onRefused={({ error }) => {
        const at = pageWith(questions, error.errors?.map(({ propertyName }) => propertyName) ?? []);
        if (at !== undefined) pages.setPage(at);
      }}
    >
      <DefaultButton go={hydrated ? (isLast ? undefined : "next") : "enter"} />
      <input type="hidden" name={machineFields.page} value={page} data-kept-as={machineFields.page} />
      <AllPages form={form} pages={pages} values={values} />
    </PublicForm>
  );
}

function ContinueButton({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" size="large" name={machineFields.go} value="next" busy={busy}>
      Continue
    </Button>
  );
}

function BackButton() {
  return (
    <Button type="submit" look="quiet" size="large" name={machineFields.go} value="back">
      Back
    </Button>
  );
}

function isRefused(answer: FormAnswer): answer is RefusedForm {
  return !("page" in answer);
}
