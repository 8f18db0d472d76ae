import type { FieldError } from "~/ui/form/form-errors";
import { isFailure } from "~/web/client/request/failure";
import { post } from "~/web/client/request/request";
import { machineFields } from "~/web/forms/machine-fields";
import type { SavedForm } from "../turn-page";

const NO_CONNECTION =
  "Our website cannot be reached right now. Nothing you typed is lost: check your connection, then save again.";

/** Saves a form without leaving it. @param go the button's value: `save` or `mail-code` */
export async function sendProgress(
  slug: string,
  go: string,
  form: HTMLFormElement,
): Promise<{ saved?: SavedForm; errors: FieldError[] }> {
  const body = new FormData();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value);
  body.set(machineFields.go, go);
  try {
    const answer = await post<{ saved: SavedForm }>(`/api/form/${slug}/progress`, body);
    if (!isFailure(answer)) return { saved: answer.saved, errors: [] };
    const { errors, message } = answer.error;
    return { errors: errors?.length ? errors : [{ propertyName: "", message }] };
  } catch {
    return { errors: [{ propertyName: "", message: NO_CONNECTION }] };
  }
}
