import type { FieldError } from "~/ui/form/form-errors";
import { isFailure } from "~/web/client/request/failure";
import { post } from "~/web/client/request/request";
import { isMachineField } from "~/web/forms/machine-fields";

const NO_CONNECTION =
  "Our website cannot be reached right now. Nothing you typed is lost: check your connection, then go on.";

/**
 * What the server finds wrong with one page of a form. It is sent everything typed, since one answer may decide about another, and of the
 * files those of this page alone.
 * @param fields the names of the fields of that page
 */
export async function checkPage(
  slug: string,
  page: number,
  form: HTMLFormElement,
  fields: readonly string[],
): Promise<FieldError[]> {
  const body = new FormData();
  for (const [name, value] of new FormData(form))
    if (!isMachineField(name) && (typeof value === "string" || fields.includes(name)))
      body.append(name, value);
  try {
    const answer = await post(`/api/form/${slug}/page/${page}`, body);
    if (!isFailure(answer)) return [];
    const { errors, message } = answer.error;
    return errors?.length ? errors : [{ propertyName: "", message }];
  } catch {
    return [{ propertyName: "", message: NO_CONNECTION }];
  }
}
