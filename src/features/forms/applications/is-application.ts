import { eq, inArray, or, type SQL } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { form } from "../form/table";
import { formSubmission } from "../table";

/** Those submissions that only who looks after patients' forms may see: sent as such, or by a form that is one now. */
export function isApplication(db: Database): SQL | undefined {
  return or(
    formSubmission.isPatientForm,
    inArray(formSubmission.formId, db.select({ id: form.id }).from(form).where(eq(form.isPatientForm, true))),
  );
}
