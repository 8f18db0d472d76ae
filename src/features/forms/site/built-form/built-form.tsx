import { useRef, useState } from "react";
import { machineFields } from "~/server/isomorphic/machine-fields";
import type { RefusedForm } from "~/server/submissions/refuse-form";
import { useHydrated } from "~/site/browser/use-hydrated";
import { PublicForm } from "~/site/form/public-form";
import { NOTHING_WRONG } from "~/site/form/submission-result";
import { Button } from "~/ui/button/button";
import type { TypedValues } from "~/ui/form/form-fields";
import { addressField, addressParts } from "../../form/address-parts";
import { pageWith } from "../../form/page-with";
import { pagesOfForm } from "../../form/pages-of-form";
import type { ShownForm } from "../../form/shown-form";
import { pageBeside, shownPages } from "../../form/shown-pages";
import { shownQuestions } from "../../form/shown-questions";
import { BeforeBeginning } from "../progress/before-beginning";
import { SaveForLater } from "../progress/save-for-later";
import { sendProgress } from "../progress/send-progress";
import type { TurnedPage } from "../turned-page";
import styles from "./built-form.module.css";
import { checkPage } from "./check-page";
import { DefaultButton } from "./default-button";
import { FormPage } from "./form-page";
import { FormThanks } from "./form-thanks";
import { Review } from "./review";
import { thank, thanksInPlace } from "./thank";
import { useChosen } from "./use-chosen";
import { usePageHistory } from "./use-page-history";

interface BuiltFormProps {
  form: ShownForm;
  /** The response to a plain post. */
  answer?: RefusedForm | TurnedPage;
  /** What stands in fields before anything was typed, by the name of the question. */
  initially?: TypedValues;
}

/**
 * A form that staff built. The document has all of its pages, so that each post has every answer; one page is shown.
 * Without JavaScript, the buttons post to the form's own page, which shows the next one.
 */
export function BuiltForm({ form, answer, initially }: BuiltFormProps) {
  const { slug, questions, hasReview } = form;
  const values = answer?.values ?? initially;
  const pages = pagesOfForm(questions);
  const [page, setPage] = useState(() => firstPage(form, answer));
  const [sent, setSent] = useState<{ privateLink?: string }>();
  const [turning, setTurning] = useState(false);
  const turned = answer && !isRefused(answer) ? answer : undefined;
  const [saved, setSaved] = useState(turned?.saved);
  const top = useRef<HTMLDivElement>(null);
  const forgetErrors = useRef(() => {});
  const { chosen, look, form: element } = useChosen(questions, values, top);
  const hydrated = useHydrated();
  const shown = shownPages(form, chosen);
  const step = Math.max(0, shown.indexOf(page));
  const isLast = page === (shown.at(-1) ?? 0);
  const shownSet = new Set(shownQuestions(questions, chosen));
  const refused = answer && "error" in answer && answer.error ? (answer as RefusedForm) : undefined;
  const hasFiles = questions.some(({ kind }) => kind === "file");

  /** @param then runs once the page is shown and in view */
  function show(next: number, then?: () => void) {
    setPage(next);
    // Once the page is shown, focus its heading, which says where the visitor is.
    setTimeout(() => {
      const heading = top.current?.querySelector<HTMLElement>("[data-page]:not([hidden]) [data-heading]");
      top.current?.scrollIntoView({ block: "start" });
      heading?.focus({ preventScroll: true });
      then?.();
    });
  }

  const noteTurned = usePageHistory(page, (next) => {
    look();
    forgetErrors.current();
    show(shown.includes(next) ? next : pageBeside(shown, next, "back"));
  });

  function turnTo(next: number) {
    if (next === page) return;
    noteTurned(next);
    show(next);
  }

  async function turn(go: string, filled: HTMLFormElement) {
    if (turning) return NOTHING_WRONG;
    look();
    if (go === "save" || go === "mail-code") return save(go, filled);
    if (go !== "next") {
      turnTo(Number(/^page-(\d+)$/.exec(go)?.[1] ?? pageBeside(shown, page, "back")));
      return NOTHING_WRONG;
    }
    setTurning(true);
    const tried = await checkPage(slug, page, filled, fieldsOf(page));
    setTurning(false);
    if (tried.errors.length === 0 && !tried.failure) turnTo(pageBeside(shown, page, "next"));
    return tried;
  }

  async function save(go: string, filled: HTMLFormElement) {
    setTurning(true);
    const saveResult = await sendProgress(slug, go, filled);
    setTurning(false);
    if (saveResult.saved) setSaved(saveResult.saved);
    return saveResult.tried;
  }

  function fieldsOf(at: number): string[] {
    return (pages[at]?.questions ?? []).flatMap(({ name, kind }) =>
      kind === "address" ? addressParts.map((part) => addressField(name, part)) : [name],
    );
  }

  if (sent) return <FormThanks form={form} privateLink={sent.privateLink} />;
  return (
    <>
      {form.canBeSaved && !saved && (step === 0 || turned?.notResumed) && (
        <BeforeBeginning slug={slug} notResumed={turned?.notResumed} />
      )}
      <div ref={top} className={styles.form} onInput={look} onChange={look}>
        <PublicForm
          id={`form-${slug}`}
          path="/api/form/{slug}"
          params={{ slug }}
          action={`/forms/${slug}`}
          files={hasFiles}
          captcha="FormContactSubmit"
          label={form.title}
          failed="Your form was not sent"
          refused={refused}
          values={values}
          startsAnew={answer !== undefined}
          onFilledIn={(saveResult) => {
            look();
            const at = Number(saveResult[machineFields.page]?.[0]);
            if (at > 0 && at <= pages.length) setPage(at);
          }}
          submit={form.submitLabel}
          linked={
            shown.length > 1
              ? [...fieldsOf(page), machineFields.answer, machineFields.resumeEmail]
              : undefined
          }
          onStep={turn}
          forgetErrors={forgetErrors}
          actions={
            isLast ? undefined : (
              <Button type="submit" size="large" name={machineFields.go} value="next" busy={turning}>
                Continue
              </Button>
            )
          }
          more={
            <>
              {step > 0 && (
                <Button type="submit" look="quiet" size="large" name={machineFields.go} value="back">
                  Back
                </Button>
              )}
              {form.canBeSaved && <SaveForLater saved={saved} hasFiles={hasFiles} busy={turning} />}
            </>
          }
          onTaken={({ name, privateLink }, reset) => {
            if (thanksInPlace(form, { privateLink })) return setSent({ privateLink });
            reset();
            setSaved(undefined);
            // After closing the thanks, the visitor is at the top of the form.
            show(0, () => thank(form, { name, privateLink }));
          }}
          onRefused={({ error }) => {
            const at = pageWith(questions, error.errors?.map(({ propertyName }) => propertyName) ?? []);
            if (at !== undefined) setPage(at);
          }}
        >
          <DefaultButton go={hydrated ? (isLast ? undefined : "next") : "enter"} />
          <input type="hidden" name={machineFields.page} value={page} data-kept-as={machineFields.page} />
          {pages.map(({ opening, questions: on }, at) => (
            <FormPage
              // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a form never move
              key={at}
              opening={opening}
              questions={on}
              all={questions}
              visibleQuestions={shownSet}
              chosen={chosen}
              hydrated={hydrated}
              isShown={at === page}
              step={shown.length > 1 ? { at: shown.indexOf(at) + 1, of: shown.length } : undefined}
            />
          ))}
          {hasReview && (
            <Review
              form={form}
              pages={pages}
              visibleQuestions={shownSet}
              element={element}
              values={values}
              isShown={page === pages.length}
              step={{ at: shown.length, of: shown.length }}
            />
          )}
        </PublicForm>
      </div>
    </>
  );
}

function isRefused(answer: RefusedForm | TurnedPage): answer is RefusedForm {
  return !("page" in answer);
}

function firstPage({ questions, hasReview }: ShownForm, answer: BuiltFormProps["answer"]): number {
  if (!answer) return 0;
  if ("page" in answer) return answer.page;
  const wrong = pageWith(questions, answer.error.errors?.map(({ propertyName }) => propertyName) ?? []);
  const all = shownPages({ questions, hasReview }, valuesOf(answer.values));
  return wrong ?? all.at(-1) ?? 0;
}

function valuesOf(values: RefusedForm["values"]): Record<string, string[]> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value].flat()]));
}
