import { useRef, useState } from "react";
import type { RefusedForm } from "~/server/submissions/refuse-form";
import type { TypedValues } from "~/ui/form/form-fields";
import { pageWith } from "../../form/page-with";
import type { ShownForm } from "../../form/shown-form";
import { pageBeside, shownPages } from "../../form/shown-pages";
import type { TurnedPage } from "../turned-page";
import { useChosen } from "./use-chosen";
import { usePageHistory } from "./use-page-history";

/** The response to a post of a built form without JavaScript. */
export type FormAnswer = RefusedForm | TurnedPage;

export type FormPages = ReturnType<typeof useFormPages>;

/**
 * The current page of a built form, and the pages that are shown for the visitor's choices. `top` is the ref of the
 * element around the form. `clearErrors` is the ref of a function from `PublicForm`.
 */
export function useFormPages(
  form: ShownForm,
  answer: FormAnswer | undefined,
  initially: TypedValues | undefined,
) {
  const [page, setPage] = useState(() => firstPage(form, answer));
  const top = useRef<HTMLDivElement>(null);
  const clearErrors = useRef(() => {});
  const { chosen, look, form: element } = useChosen(form.questions, answer?.values ?? initially, top);
  const shown = shownPages(form, chosen);

  /** @param then called when the page is visible and scrolled into view */
  function show(next: number, then?: () => void) {
    setPage(next);
    // After rendering, focuses the page's heading, which tells the visitor where they are.
    setTimeout(() => {
      const heading = top.current?.querySelector<HTMLElement>("[data-page]:not([hidden]) [data-heading]");
      top.current?.scrollIntoView({ block: "start" });
      heading?.focus({ preventScroll: true });
      then?.();
    });
  }

  const noteTurned = usePageHistory(page, (next) => {
    look();
    clearErrors.current();
    show(shown.includes(next) ? next : pageBeside(shown, next, "back"));
  });

  function turnTo(next: number) {
    if (next === page) return;
    noteTurned(next);
    show(next);
  }

  return { page, setPage, shown, chosen, look, element, top, clearErrors, show, turnTo };
}

function firstPage({ questions, hasReview }: ShownForm, answer: FormAnswer | undefined): number {
  if (!answer) return 0;
  if ("page" in answer) return answer.page;
  const wrong = pageWith(questions, answer.error.errors?.map(({ propertyName }) => propertyName) ?? []);
  const all = shownPages({ questions, hasReview }, valuesOf(answer.values));
  return wrong ?? all.at(-1) ?? 0;
}

function valuesOf(values: RefusedForm["values"]): Record<string, string[]> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value].flat()]));
}
