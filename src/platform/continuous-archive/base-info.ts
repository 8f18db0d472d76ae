import { z } from "zod";

/** Raised when an older release could not read what a newer one writes. */
export const ARCHIVE_FORMAT = 1;

/** What is said of an archive beside the backups. */
export const headSchema = z.object({
  product: z.literal("openward"),
  format: z.number(),
  site: z.string(),
});

const date = z.iso.datetime().transform((text) => new Date(text));

/** What is known of a base backup without reading it. Written last: a base backup without it is not complete. */
export const baseInfoSchema = z.object({
  product: z.literal("openward"),
  format: z.number(),
  /** The release that made it. */
  release: z.string(),
  site: z.string(),
  startedAt: date,
  /** From this time on it can be restored. */
  stoppedAt: date,
  postgres: z.object({ major: z.string(), version: z.string() }),
  /** The WAL that was written while it was made. */
  startSegment: z.string(),
  stopSegment: z.string(),
  segmentBytes: z.number(),
  /** The name of its data. */
  data: z.string(),
  bytes: z.number(),
});

export type BaseInfo = z.output<typeof baseInfoSchema>;
