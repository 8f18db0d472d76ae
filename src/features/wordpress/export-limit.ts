import { MB } from "~/platform/isomorphic/sizes";

/** Bytes of an export. */
export const LARGEST_EXPORT = 30 * MB;
