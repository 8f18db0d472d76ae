import { z } from "zod";

/** Only an address of this site, without query: it is shown again as a link. */
const PAGE = /^\/(?![/\\])[\w\-./~%]*$/;

export function isPageAddress(path: string): boolean {
  return path.length <= 200 && PAGE.test(path);
}

/** What the question at the foot of a page sends. */
export const pageFeedbackInput = z.object({
  answer: z.enum(["yes", "no"], "Choose Yes or No."),
  path: z
    .string("Name the page that your answer is about.")
    .refine(isPageAddress, "Name the page that your answer is about."),
});

export type PageFeedbackInput = z.output<typeof pageFeedbackInput>;
