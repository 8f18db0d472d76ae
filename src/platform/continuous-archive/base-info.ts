import { z } from "zod";

/** Increased when an older release cannot read the format of a newer one. */
export const ARCHIVE_FORMAT = 1;

/** Description of an archive, stored beside the backups. */
export const headSchema = z.object({
  product: z.literal("openward"),
  format: z.number(),
  site: z.string(),
});

const date = z.iso.datetime().transform((text) => new Date(text));

/**
 * Description of a base backup, stored beside its data. Written last: a base backup without it is incomplete.
 */
export const baseInfoSchema = z.object({
  product: z.literal("openward"),
  format: z.number(),
  /** The release that made it. */
  release: z.string(),
  site: z.string(),
  startedAt: date,
  /** The earliest time to which it can be restored. */
  stoppedAt: date,
  postgres: z.object({ major: z.string(), version: z.string() }),
  /** The WAL that was written while it was made. */
  startSegment: z.string(),
  stopSegment: z.string(),
  segmentBytes: z.number(),
  /** The name of its data file. */
  data: z.string(),
  bytes: z.number(),
});

export type BaseInfo = z.output<typeof baseInfoSchema>;
