import type { Visibility } from "~/content/visibility/visibility";
import type { Database } from "~/platform/database/database";
import { formById } from "../form/form-by-slug";
import { type ShownForm, shownForm } from "../form/shown-form";

/** A published form for a page; null if there is none or forms are off. */
export async function formForPage(
  db: Database,
  visibility: Pick<Visibility, "hides">,
  id: string | null,
): Promise<ShownForm | null> {
  const form = id === null ? null : await formById(db, id);
  return form && !visibility.hides(`/forms/${form.slug}`) ? shownForm(form, visibility) : null;
}
