import type { Sealer } from "~/platform/crypto/sealer";
import { UnreadableSeal } from "~/platform/crypto/sealer";
import type { AttachedFile } from "../answers";

const PURPOSE = "form-kept-file";

interface ReferencedFile extends AttachedFile {
  formId: string;
  question: string;
}

/**
 * A reference to a stored file, for a form's page. It is sealed, with the size and name appended for display. It is
 * valid only for this form and question.
 */
export function fileReference(sealer: Sealer, sealedReference: ReferencedFile): string {
  return `${sealer.seal(JSON.stringify(sealedReference), PURPOSE)} ${sealedReference.size} ${sealedReference.filename}`;
}

/** Undefined if the reference is forged, or belongs to another form or question. */
export function readFileReference(
  sealer: Sealer,
  value: string,
  { formId, question }: { formId: string; question: string },
): AttachedFile | undefined {
  try {
    const sealedReference = JSON.parse(sealer.open(value.split(" ", 1)[0] ?? "", PURPOSE)) as ReferencedFile;
    if (sealedReference.formId !== formId || sealedReference.question !== question) return undefined;
    return { id: sealedReference.id, filename: sealedReference.filename, size: sealedReference.size };
  } catch (error) {
    if (error instanceof UnreadableSeal) return undefined;
    throw error;
  }
}
