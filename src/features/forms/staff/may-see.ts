import { eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type Actor, holdsAnyOf } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { form } from "../form/table";
import { formSubmission } from "../table";

/**
 * Which submissions somebody may see: those of patients' forms only who looks after these. A form that says so now counts for everything
 * that was ever sent by it.
 */
export function maySee(tx: Database, actor: Actor): SQL {
  const patients = or(
    formSubmission.isPatientForm,
    inArray(formSubmission.formId, tx.select({ id: form.id }).from(form).where(eq(form.isPatientForm, true))),
  );
  const parts = [
    ...(holdsAnyOf(actor, ["permissionPatientFormManager"]) ? [sql`(${patients})`] : []),
    ...(holdsAnyOf(actor, ["permissionFormManager"]) ? [sql`not (${patients})`] : []),
  ];
  return or(...parts) ?? sql`false`;
}
