import { z } from "zod";

/** Only a path of this site without a query, because it is shown as a link. */
const PAGE = /^\/(?![/\\])[\w\-./~%]*$/;

export function isPageAddress(path: string): boolean {
  return path.length <= 200 && PAGE.test(path);
}

/** The feedback form of a page. */
export const pageFeedbackInput = z.object({
  answer: z.enum(["yes", "no"], "Choose Yes or No."),
  path: z
    .string("Name the page that your answer is about.")
    .refine(isPageAddress, "Name the page that your answer is about."),
});

export type PageFeedbackInput = z.output<typeof pageFeedbackInput>;
