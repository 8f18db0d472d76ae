import { z } from "@hono/zod-openapi";

const instant = z.iso.datetime();

/** A record with a problem, and the link to where staff fix it. */
const problemRecord = z.object({ id: z.uuid(), label: z.string(), title: z.string(), href: z.string() });

export type ProblemRecord = z.output<typeof problemRecord>;

const staleFact = problemRecord.extend({
  apiName: z.string(),
  revision: z.int(),
  dueAt: instant,
  lookedAt: instant,
  confirmedByName: z.string().nullable(),
});

export type StaleFact = z.output<typeof staleFact>;

/** `checkedAt` is null for links within the site. `in`: the records that contain the link. */
const brokenLink = z.object({
  href: z.string(),
  reason: z.string(),
  checkedAt: instant.nullable(),
  failingSince: instant.nullable(),
  in: z.array(problemRecord),
});

export type BrokenLink = z.output<typeof brokenLink>;

/** Each list is limited. `total` is the full number. */
const part = <Entry extends z.ZodType>(entry: Entry) => z.object({ items: z.array(entry), total: z.int() });

export const brokenLinkList = part(brokenLink);

export type BrokenLinkList = z.output<typeof brokenLinkList>;

export const contentHealthAnswer = z.object({
  stale: part(staleFact).describe("Records that are due for review."),
  withoutAlt: part(problemRecord.extend({ thumbSrc: z.string() })),
  brokenLinks: brokenLinkList,
  unreached: part(problemRecord.extend({ url: z.string() })),
  missingFiles: part(problemRecord.extend({ files: z.int() }))
    .nullable()
    .describe(
      "Records with missing files, and how many; null until the storage has responded once since the start.",
    ),
  round: z
    .object({ startedAt: instant, finishedAt: instant.nullable(), done: z.int(), total: z.int() })
    .nullable()
    .describe("The latest look at every link; `finishedAt` is null while it is under way."),
  asksOutside: z.boolean().describe("False if links to other sites are not checked."),
});

export type ContentHealthAnswer = z.output<typeof contentHealthAnswer>;
export type ContentHealth = Omit<ContentHealthAnswer, "asksOutside">;
