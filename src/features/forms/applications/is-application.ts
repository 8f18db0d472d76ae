import { eq, inArray, or, type SQL } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { form } from "../form/table";
import { formSubmission } from "../table";

/** SQL condition: the submission's form is a patient form now, or was one at the time. */
export function isApplication(db: Database): SQL | undefined {
  return or(
    formSubmission.isPatientForm,
    inArray(formSubmission.formId, db.select({ id: form.id }).from(form).where(eq(form.isPatientForm, true))),
  );
}
