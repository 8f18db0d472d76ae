import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { RequestContext } from "~/server/context";
import type { PostedForm } from "~/server/submissions/read-submission";
import { keptFile } from "../files/kept-file";
import { storeFiles } from "../files/store-files";
import type { PublishedForm } from "../form/table";
import { attachedFiles } from "./attached-files";

/** Nothing proves a person yet where files are kept for a page without script. */
const LIMIT = { name: "form-files", times: 40, seconds: 3_600 };

/**
 * What somebody posted without script, to be shown again: a browser sends no file twice, so the files that are right are
 * stored, and the page carries what names them. Too many from one network are not kept, and have to be added again.
 */
export async function keepFiles(
  context: RequestContext,
  form: PublishedForm,
  posted: PostedForm,
): Promise<PostedForm["values"]> {
  const { files, fresh } = await attachedFiles(context, form, posted);
  if (fresh.length > 0) {
    const refused = await context.countUse(LIMIT).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "RATE_LIMITED") return true;
      throw error;
    });
    if (refused) return posted.values;
    await storeFiles(domainServices(context, context.env), context.storage, form.id, fresh);
  }
  const kept = Object.entries(files).map(([question, all]) => [
    question,
    all.map(({ id, filename, size }) =>
      keptFile(context.sealer, { formId: form.id, question, id, filename, size }),
    ),
  ]);
  return { ...posted.values, ...Object.fromEntries(kept) };
}
