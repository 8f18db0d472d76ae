import { machineFields } from "~/server/isomorphic/machine-fields";
import type { PostedForm } from "~/server/submissions/read-submission";
import { shownPages } from "../form/shown-pages";
import type { PublishedForm } from "../form/table";
import { pageOf } from "./page-of";

/**
 * What a post by Enter in a field means: email the code if its address was entered. Otherwise turn to the next page, or
 * submit on the last one.
 */
export function pressedEnter(form: PublishedForm, posted: PostedForm): PostedForm {
  if (posted.machine[machineFields.go] !== "enter") return posted;
  const shown = shownPages(form, posted.values);
  const isLast = pageOf(posted, shown.at(-1) ?? 0) === (shown.at(-1) ?? 0);
  const mailsCode = (posted.machine[machineFields.resumeEmail] ?? "").trim() !== "";
  const go = mailsCode ? "mail-code" : isLast ? "send" : "next";
  return { ...posted, machine: { ...posted.machine, [machineFields.go]: go } };
}
