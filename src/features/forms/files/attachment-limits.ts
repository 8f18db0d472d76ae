import { MB } from "~/platform/isomorphic/sizes";

/** Limits for the files of one question. */
export const attachmentLimits = {
  files: 5,
  /** Bytes of one file. */
  bytes: 10 * MB,
} as const;
