import { isMachineField } from "~/server/isomorphic/machine-fields";
import { isFailure } from "~/site/browser/request/failure";
import { post } from "~/site/browser/request/request";
import { failureOf, NO_ERRORS, type SubmissionResult, stepFailed } from "~/site/form/submission-result";

/**
 * Validates one page of a form on the server. The request has all answers, because conditions may depend on them, but
 * only the files of this page.
 * @param fields the field names of the page
 * @returns the errors
 */
export async function checkPage(
  slug: string,
  page: number,
  form: HTMLFormElement,
  fields: readonly string[],
): Promise<SubmissionResult> {
  const body = new FormData();
  for (const [name, value] of new FormData(form))
    if (!isMachineField(name) && (typeof value === "string" || fields.includes(name)))
      body.append(name, value);
  const answer = await post("/api/form/{slug}/page/{page}", { params: { slug, page }, body }).catch(
    failureOf,
  );
  return isFailure(answer) ? stepFailed(answer, "Your answers could not be checked") : NO_ERRORS;
}
