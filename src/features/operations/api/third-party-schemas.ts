import { z } from "@hono/zod-openapi";

const instant = z.iso.datetime().describe("ISO 8601, UTC.");

const place = z.enum(["script", "frame", "image", "style", "media", "form", "policy"]);

const pageThirdParty = z.object({
  path: z.string(),
  host: z.string(),
  place: place.describe("`policy`: nothing loads from it, but the page lets scripts do so."),
  counted: z.boolean().describe("Whether counting services may count the page; false for pages about care."),
});

export type PageThirdPartyItem = z.output<typeof pageThirdParty>;

const report = z.object({
  startedAt: instant,
  finishedAt: instant,
  pages: z.int().describe("Pages that were read."),
  unread: z.array(z.string()).describe("Paths of pages that could not be read."),
  counted: z.array(z.string()).describe("Paths of pages that counting services may count."),
  findings: z.array(pageThirdParty),
  complete: z.boolean().describe("False if the report does not list everything."),
});

export type ThirdPartyReportItem = z.output<typeof report>;

export const thirdPartyReports = z.object({
  latest: report.nullable(),
  earlier: z.array(
    z.object({
      startedAt: instant,
      pages: z.int(),
      aboutCare: z.int().describe("Findings on pages about care."),
    }),
  ),
});
