import type { ValuesOf } from "~/content/fields/field";
import type { ChecklistEntry } from "~/content/item-schemas";
import type { PdfNeed } from "~/platform/file-tasks/pdf-lacks";
import type { fileFields } from "./fields";

type PdfValues = Pick<ValuesOf<typeof fileFields>, "pdfLacks" | "pageWithSameContent">;

const PAGE_INSTEAD =
  "Or enter the address of a page with the same content, which visitors then find beside the document.";

/** For each missing property: its effect on screen readers, and what to do. */
const SENTENCES: Record<PdfNeed, string> = {
  title:
    "This PDF has no title, so a screen reader announces the name of the file. Enter a title in the program that made the PDF (in Word: File, Info, Title), save it as a PDF again, and replace this one.",
  language:
    "This PDF does not say which language it is in, so a screen reader may read it with the wrong pronunciation. Set the language in the program that made the PDF (in Word: Review, Language), save it as a PDF again, and replace this one.",
  tags: "This PDF has no tags, so a screen reader finds no headings, lists, or tables, and may read it in the wrong order. Save it as a PDF again from the program that made it, with tags (in Word: Save as PDF, Options, “Document structure tags for accessibility”), and replace this one. A scan needs to be typed.",
};

/** Whether a document is accessible with a screen reader: the file itself, or the page that has the same content. */
export function isReadable({ pdfLacks, pageWithSameContent }: PdfValues): boolean {
  return pdfLacks.length === 0 || pageWithSameContent !== "";
}

/** One entry for each property that a PDF lacks. None if a page has the same content. */
export function checkPdf(values: PdfValues): ChecklistEntry[] {
  if (isReadable(values)) return [];
  return Object.entries(SENTENCES)
    .filter(([need]) => values.pdfLacks.includes(need))
    .map(([, sentence]) => ({
      severity: "hard",
      propertyName: "pageWithSameContent",
      message: `${sentence} ${PAGE_INSTEAD}`,
    }));
}
