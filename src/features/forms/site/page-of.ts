import { machineFields } from "~/server/isomorphic/machine-fields";
import type { PostedForm } from "~/server/submissions/read-submission";

/**
 * The index of the last page that was filled in.
 * @param lastPage the index of the form's last page
 */
export function pageOf({ machine }: PostedForm, lastPage: number): number {
  return Math.min(Math.max(0, Math.floor(Number(machine[machineFields.page])) || 0), lastPage);
}
