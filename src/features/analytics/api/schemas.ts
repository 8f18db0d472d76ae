import { z } from "@hono/zod-openapi";
import { SERIES } from "../series";

const period = z.object({ from: z.iso.date(), to: z.iso.date() });
const counts = z.array(z.int());

/** One figure by day, with the same number of days before. */
const series = z.object({
  name: z.enum(SERIES),
  total: z.int(),
  before: z.int(),
  days: counts,
  daysBefore: counts,
});

export type Series = z.output<typeof series>;

/** A key with its count, and the count in the previous period. */
const ranked = z.object({ key: z.string(), count: z.int(), before: z.int() });

export type Ranked = z.output<typeof ranked>;

const percentile = z
  .object({
    value: z.number().describe("Three quarters of the visits were at most this slow."),
    visits: z.int().describe("Measured visits."),
  })
  .nullable();

const speedOfPage = z.object({
  path: z.string().nullable().describe("Null for all pages together."),
  lcp: percentile.describe("Largest Contentful Paint, in milliseconds."),
  inp: percentile.describe("Interaction to Next Paint, in milliseconds."),
  cls: percentile.describe("Cumulative Layout Shift."),
});

export type SpeedOfPage = z.output<typeof speedOfPage>;

export const numbers = z.object({
  period,
  before: period,
  series: z.array(series).describe("Day by day; without the figures that the caller may not see."),
  pages: z.array(ranked),
  speed: z.object({
    isMeasured: z.boolean().describe("Whether browsers of visitors who agree measure pages now."),
    pages: z
      .array(speedOfPage)
      .describe("All pages together first, then those with the most measured visits."),
  }),
  misses: z
    .array(z.object({ words: z.string(), count: z.int() }))
    .nullable()
    .describe("Searches without results. Null without the permission for settings."),
  feedback: z.array(z.object({ path: z.string(), yes: z.int(), no: z.int() })),
  missed: z
    .array(z.object({ path: z.string(), count: z.int(), lastSeenAt: z.iso.datetime() }))
    .nullable()
    .describe("Missed addresses. Null without the permission for redirects."),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.string(),
        browser: z.string(),
        count: z.int(),
        lastSeenAt: z.iso.datetime(),
      }),
    )
    .nullable()
    .describe("Null without the permission for settings."),
});

/** The statistics of a period, compared with the previous one. */
export type Numbers = z.output<typeof numbers>;
