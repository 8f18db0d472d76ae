import { AppError } from "../errors/app-error";
import type { PdfRefusal } from "./clean-pdf.ts";
import type { PdfNeed } from "./pdf-lacks.ts";
import { FileTaskFailed, runFileTask } from "./run-file-task";

const SENTENCES: Record<PdfRefusal, string> = {
  active: "This PDF contains active content: a script, a form that sends itself, or an attached file.",
  locked: "This PDF is locked with a password or against changes.",
  signed: "This PDF contains a digital signature, which our security check would invalidate.",
  unreadable: "This PDF is damaged, or too large to be checked.",
};

/**
 * Rewrites a PDF without active content, and finds what it lacks for people who use a screen reader.
 * @param remedy what the person can do instead, as a sentence
 * @throws AppError UNSUPPORTED_TYPE
 */
export async function cleanDocument(
  bytes: Uint8Array,
  remedy: string,
): Promise<{ bytes: Uint8Array; lacks: PdfNeed[] }> {
  const result = await runFileTask("cleanPdf", { bytes }).catch((error: unknown) => {
    // Too slow or too large for its process; no legitimate file is.
    if (error instanceof FileTaskFailed) return { ok: false, reason: "unreadable" } as const;
    throw error;
  });
  if (result.ok) return { bytes: result.bytes, lacks: result.lacks };
  throw new AppError("UNSUPPORTED_TYPE", `${SENTENCES[result.reason]} ${remedy}`);
}
