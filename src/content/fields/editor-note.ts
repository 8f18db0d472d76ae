import { z } from "zod";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";
import { type Field, type FieldOptions, field } from "./field";

/**
 * An explanation for staff, as rich text between the fields of a form. It has no value, and pages leave it out
 * (`showFields`).
 */
export function editorNote(options: Pick<FieldOptions, "label"> & { note: string }): Field<null, never> {
  let clean: string | undefined;
  return {
    ...field<null>(
      "EDITOR_NOTE_HTML",
      { ...options, readOnly: true },
      {
        schema: z.unknown().transform(() => null),
        settings: {
          // Sanitized when a form first shows it: startup creates dozens of notes and shows none.
          get note() {
            clean ??= sanitizeRichText(options.note);
            return clean;
          },
        },
        empty: null,
        isEmpty: () => false,
        words: () => "",
      },
    ),
    show: () => {
      throw new Error("An editor note is never shown on a page.");
    },
  };
}
