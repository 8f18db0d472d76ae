import { useState } from "react";
import { NO_ERRORS, type SubmissionResult } from "~/site/form/submission-result";
import { addressField, addressParts } from "../../form/address-parts";
import { pagesOfForm } from "../../form/pages-of-form";
import type { ShownForm } from "../../form/shown-form";
import { pageBeside } from "../../form/shown-pages";
import { sendProgress } from "../progress/send-progress";
import type { SavedForm } from "../turned-page";
import { checkPage } from "./check-page";
import type { FormPages } from "./use-form-pages";

/**
 * Handles the buttons of a built form that do not submit it: they turn its pages and save it for later.
 * @param savedBefore the result of saving without JavaScript
 */
export function useSteps({ slug, questions }: ShownForm, pages: FormPages, savedBefore?: SavedForm) {
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(savedBefore);
  const { page, shown } = pages;
  const fields = fieldsOnPage(questions, page);

  async function save(go: string, filled: HTMLFormElement): Promise<SubmissionResult> {
    setBusy(true);
    const saveResult = await sendProgress(slug, go, filled);
    setBusy(false);
    if (saveResult.saved) setSaved(saveResult.saved);
    return saveResult.tried;
  }

  async function turnToNext(filled: HTMLFormElement): Promise<SubmissionResult> {
    setBusy(true);
    const tried = await checkPage(slug, page, filled, fields);
    setBusy(false);
    if (tried.errors.length === 0 && !tried.failure) pages.turnTo(pageBeside(shown, page, "next"));
    return tried;
  }

  /** @param go the button's value: `next`, `back`, `page-2`, `save`, or `mail-code` */
  async function onStep(go: string, filled: HTMLFormElement): Promise<SubmissionResult> {
    if (busy) return NO_ERRORS;
    pages.look();
    if (go === "save" || go === "mail-code") return save(go, filled);
    if (go === "next") return turnToNext(filled);
    pages.turnTo(Number(/^page-(\d+)$/.exec(go)?.[1] ?? pageBeside(shown, page, "back")));
    return NO_ERRORS;
  }

  return { busy, saved, setSaved, fields, onStep };
}

/** The names of the fields on one page. */
function fieldsOnPage(questions: ShownForm["questions"], page: number): string[] {
  return (pagesOfForm(questions)[page]?.questions ?? []).flatMap(({ name, kind }) =>
    kind === "address" ? addressParts.map((part) => addressField(name, part)) : [name],
  );
}
