import { AppError, type FieldError } from "~/platform/errors/app-error";
import { scannedBytes } from "~/platform/virus-scan/scanned-bytes";
import type { RequestContext } from "~/server/context";
import type { PostedForm } from "~/server/submissions/read-submission";
import type { AttachedFile } from "../answers";
import { attachmentLimits } from "../files/attachment-limits";
import { checkFile } from "../files/check-file";
import { readFileReference } from "../files/file-reference";
import type { AnsweringFile } from "../files/store-files";
import type { PublishedForm } from "../form/table";

interface Attached {
  /** By question: stored files first, then new ones. */
  files: Record<string, AttachedFile[]>;
  /** New files, checked but not stored yet. */
  fresh: AnsweringFile[];
  errors: FieldError[];
}

/** The attached files of a request. */
export async function attachedFiles(
  { sealer, virusScanner }: Pick<RequestContext, "sealer" | "virusScanner">,
  form: Pick<PublishedForm, "id" | "questions">,
  posted: Pick<PostedForm, "values" | "files">,
  only?: ReadonlySet<string>,
): Promise<Attached> {
  const attached: Attached = { files: {}, fresh: [], errors: [] };
  for (const { name, kind } of form.questions) {
    if (kind !== "file" || (only && !only.has(name))) continue;
    const earlier = (posted.values[name] ?? []).flatMap(
      (value) => readFileReference(sealer, value, { formId: form.id, question: name }) ?? [],
    );
    const sent = posted.files[name] ?? [];
    attached.files[name] = earlier;
    if (earlier.length + sent.length > attachmentLimits.files) {
      attached.errors.push({
        propertyName: name,
        message: `You can add at most ${attachmentLimits.files} files.`,
      });
      continue;
    }
    for (const file of sent) {
      try {
        const checked = await checkFile(await scannedBytes(virusScanner, file), file.name);
        attached.fresh.push({ question: name, file: checked });
        attached.files[name].push(checked);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        attached.errors.push({ propertyName: name, message: error.message });
      }
    }
  }
  return attached;
}
