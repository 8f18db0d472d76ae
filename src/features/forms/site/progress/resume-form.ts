import { data } from "react-router";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { RequestContext } from "~/server/context";
import { machineFields } from "~/server/isomorphic/machine-fields";
import type { PostedForm } from "~/server/submissions/read-submission";
import { resumeProgress } from "../../applications/progress/resume-progress";
import { pagesOfForm } from "../../form/pages-of-form";
import { shownPages } from "../../form/shown-pages";
import type { PublishedForm } from "../../form/table";
import type { TurnedPage } from "../turned-page";

/** Codes cannot be guessed, but attempts must still be limited. */
const LIMIT = { name: "form-resume", times: 20, seconds: 900 };

/** The form with the answers of the posted code. If the code is wrong, the empty form with an error. */
export async function resumeForm(context: RequestContext, form: PublishedForm, { machine }: PostedForm) {
  const code = (machine[machineFields.resumeCode] ?? "").trim();
  try {
    await context.countUse(LIMIT);
    const progress = await resumeProgress(domainServices(context, context.env), form.id, code);
    const shown = shownPages(form, progress.values);
    const last = pagesOfForm(form.questions).length - 1;
    const page = shown.includes(progress.page) ? progress.page : Math.min(last, shown[0] ?? 0);
    return data({ page, values: progress.values, saved: { code, until: "" } } satisfies TurnedPage, 200);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, status, more } = error;
    return data({ page: 0, values: {}, notResumed: message } satisfies TurnedPage, {
      status,
      headers: more.headers,
    });
  }
}
