import { z } from "@hono/zod-openapi";
import { isPageAddress } from "../page-feedback/input";
import { measures } from "./measures";

const measured = (name: keyof typeof measures, what: string) =>
  z
    .number(`${what} must be a number.`)
    .min(0, `${what} must not be negative.`)
    .max(measures[name].maximum, `${what} is too large to be the speed of a page.`)
    .optional();

/** The speed of one page as measured by a visitor's browser. A measure that the browser does not support is absent. */
export const pageSpeedInput = z.object({
  path: z
    .string("Name the page that was measured.")
    .refine(isPageAddress, "Name the page that was measured, without its query.")
    .describe("The page's path, without its query."),
  lcp: measured("lcp", "The time until the main content appears").describe(
    "Largest Contentful Paint, in milliseconds.",
  ),
  inp: measured("inp", "The time until the page reacts").describe(
    "Interaction to Next Paint, in milliseconds.",
  ),
  cls: measured("cls", "How much the layout moves").describe("Cumulative Layout Shift."),
});

export type PageSpeedInput = z.output<typeof pageSpeedInput>;
