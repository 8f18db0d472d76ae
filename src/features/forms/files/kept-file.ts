import type { Sealer } from "~/platform/crypto/sealer";
import { UnreadableSeal } from "~/platform/crypto/sealer";
import type { AttachedFile } from "../answers";

const PURPOSE = "form-kept-file";

interface Kept extends AttachedFile {
  formId: string;
  question: string;
}

/**
 * A reference to a stored file in a form's page: sealed, followed by size and name for the page to show. It can be
 * sent only with this form and question.
 */
export function keptFile(sealer: Sealer, kept: Kept): string {
  return `${sealer.seal(JSON.stringify(kept), PURPOSE)} ${kept.size} ${kept.filename}`;
}

/** Undefined if it is forged, or belongs to another form or question. */
export function readKeptFile(
  sealer: Sealer,
  value: string,
  { formId, question }: { formId: string; question: string },
): AttachedFile | undefined {
  try {
    const kept = JSON.parse(sealer.open(value.split(" ", 1)[0] ?? "", PURPOSE)) as Kept;
    if (kept.formId !== formId || kept.question !== question) return undefined;
    return { id: kept.id, filename: kept.filename, size: kept.size };
  } catch (error) {
    if (error instanceof UnreadableSeal) return undefined;
    throw error;
  }
}
