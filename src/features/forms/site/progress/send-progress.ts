import { machineFields } from "~/server/isomorphic/machine-fields";
import { isFailure } from "~/site/browser/request/failure";
import { post } from "~/site/browser/request/request";
import { failureOf, NO_ERRORS, type SubmissionResult, stepFailed } from "~/site/form/submission-result";
import type { SavedForm } from "../turned-page";

/**
 * Saves a form without leaving the page.
 * @param go the button's value: `save` or `mail-code`
 */
export async function sendProgress(
  slug: string,
  go: string,
  form: HTMLFormElement,
): Promise<{ saved?: SavedForm; tried: SubmissionResult }> {
  const body = new FormData();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value);
  body.set(machineFields.go, go);
  const answer = await post("/api/form/{slug}/progress", { params: { slug }, body }).catch(failureOf);
  if (isFailure(answer)) return { tried: stepFailed(answer, "Your answers were not saved") };
  return { saved: answer.saved, tried: NO_ERRORS };
}
