import { MB } from "~/platform/isomorphic/sizes";

/** The files that answer a question. */
export const attachmentLimits = {
  /** For one question. */
  files: 5,
  /** Bytes of one file. */
  bytes: 10 * MB,
} as const;
