import { MB } from "~/platform/isomorphic/sizes";

/** Bytes of an export. */
export const MAX_EXPORT_BYTES = 30 * MB;
