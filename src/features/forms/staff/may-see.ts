import { eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type Actor, hasAnyPermission } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { form } from "../form/table";
import { formSubmission } from "../table";

/**
 * SQL condition for the submissions that a person may see. Those of patient forms require the permission for
 * applications. If a form is a patient form now, this applies to all its submissions.
 */
export function maySee(tx: Database, actor: Actor): SQL {
  const patients = or(
    formSubmission.isPatientForm,
    inArray(formSubmission.formId, tx.select({ id: form.id }).from(form).where(eq(form.isPatientForm, true))),
  );
  const parts = [
    ...(hasAnyPermission(actor, ["permissionPatientFormManager"]) ? [sql`(${patients})`] : []),
    ...(hasAnyPermission(actor, ["permissionFormManager"]) ? [sql`not (${patients})`] : []),
  ];
  return or(...parts) ?? sql`false`;
}
