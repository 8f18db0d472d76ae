import { machineFields } from "~/server/isomorphic/machine-fields";
import type { PostedForm } from "~/server/submissions/read-submission";

/** The page of a form that was filled in last, from 0. @param most the place of the last */
export function pageOf({ machine }: PostedForm, most: number): number {
  return Math.min(Math.max(0, Math.floor(Number(machine[machineFields.page])) || 0), most);
}
