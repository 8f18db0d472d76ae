import { data } from "react-router";
import { AppError } from "~/platform/errors/app-error";
import type { RequestContext } from "~/server/context";
import { machineFields } from "~/server/isomorphic/machine-fields";
import type { PostedForm } from "~/server/submissions/read-submission";
import { typedValues } from "~/server/submissions/refuse-form";
import { pagesOfForm } from "../form/pages-of-form";
import { pageBeside, shownPages } from "../form/shown-pages";
import type { PublishedForm } from "../form/table";
import { readPosted } from "./form-submission";
import { keepFiles } from "./keep-files";
import { pageOf } from "./page-of";
import { resumeForm } from "./progress/resume-form";
import { saveForm } from "./progress/save-form";
import type { TurnedPage } from "./turned-page";

/** Whether a post without JavaScript turns to another page instead of submitting the form. */
export function turnsPage({ machine }: PostedForm): boolean {
  const go = machine[machineFields.go];
  return go !== undefined && go !== "send";
}

/**
 * Another page of a form without JavaScript, with all values so far. Going forward validates the current page first.
 */
export async function turnPage(context: RequestContext, form: PublishedForm, posted: PostedForm) {
  context.page.notCacheable();
  const go = posted.machine[machineFields.go] ?? "";
  if (go === "resume") return resumeForm(context, form, posted);
  const pages = pagesOfForm(form.questions);
  const current = pageOf(posted, pages.length);
  const values = typedValues(await keepFiles(context, form, posted));
  const code = posted.machine[machineFields.resumeCode];
  const before = code ? { saved: { code, until: "" } } : {};
  try {
    if (go === "save" || go === "mail-code") {
      const saved = await saveForm(context, form, posted);
      return data({ page: current, values, saved } satisfies TurnedPage, { status: 200 });
    }
    const only = new Set(pages[current]?.questions.map(({ name }) => name));
    if (go === "next") await readPosted(context, form, posted, only);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "VALIDATION_FAILED") throw error;
    const { code, message, more } = error;
    const turned: TurnedPage = {
      page: current,
      values,
      ...before,
      error: { code, message, errors: more.errors },
    };
    return data(turned, { status: error.status });
  }
  const shown = shownPages(form, posted.values);
  const requested = Number(/^page-(\d{1,3})$/.exec(go)?.[1] ?? Number.NaN);
  const page = shown.includes(requested)
    ? requested
    : pageBeside(shown, current, go === "next" ? "next" : "back");
  return data({ page, values, ...before } satisfies TurnedPage, { status: 200 });
}
