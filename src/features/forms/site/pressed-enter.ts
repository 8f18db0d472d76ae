import { machineFields } from "~/server/isomorphic/machine-fields";
import type { PostedForm } from "~/server/submissions/read-submission";
import { shownPages } from "../form/shown-pages";
import type { PublishedForm } from "../form/table";
import { pageOf } from "./page-of";

/**
 * The action of a post that came from Enter in a field: email the code if an address for it was entered; otherwise
 * the next page, or sending on the last one.
 */
export function pressedEnter(form: PublishedForm, posted: PostedForm): PostedForm {
  if (posted.machine[machineFields.go] !== "enter") return posted;
  const shown = shownPages(form, posted.values);
  const isLast = pageOf(posted, shown.at(-1) ?? 0) === (shown.at(-1) ?? 0);
  const mailsCode = (posted.machine[machineFields.resumeEmail] ?? "").trim() !== "";
  const go = mailsCode ? "mail-code" : isLast ? "send" : "next";
  return { ...posted, machine: { ...posted.machine, [machineFields.go]: go } };
}
