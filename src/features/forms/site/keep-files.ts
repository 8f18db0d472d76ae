import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { RequestContext } from "~/server/context";
import type { PostedForm } from "~/server/submissions/read-submission";
import { fileReference } from "../files/file-reference";
import { storeFiles } from "../files/store-files";
import type { PublishedForm } from "../form/table";
import { attachedFiles } from "./attached-files";

/** Files of a page without JavaScript are stored before the bot check, so this limit protects the storage. */
const LIMIT = { name: "form-files", times: 40, seconds: 3_600 };

/**
 * Stores the valid files of a post without JavaScript, because browsers do not send a file again, and returns
 * references for the page. Above the limit for a network, does not store them, and the person must add them again.
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
  const storedReferences = Object.entries(files).map(([question, all]) => [
    question,
    all.map(({ id, filename, size }) =>
      fileReference(context.sealer, { formId: form.id, question, id, filename, size }),
    ),
  ]);
  return { ...posted.values, ...Object.fromEntries(storedReferences) };
}
