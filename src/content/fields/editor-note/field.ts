import { z } from "zod";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";
import { type FieldOptions, field } from "../field";

/** A word to whoever fills in the form, as rich text. It stands between fields, holds nothing and is never public. */
export function editorNote(options: Pick<FieldOptions, "label"> & { note: string }) {
  return field<null>(
    "EDITOR_NOTE_HTML",
    { ...options, readOnly: true },
    {
      schema: z.unknown().transform(() => null),
      settings: { note: sanitizeRichText(options.note) },
      empty: null,
      isEmpty: () => false,
      words: () => "",
    },
  );
}
