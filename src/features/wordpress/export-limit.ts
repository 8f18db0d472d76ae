import { MB } from "~/platform/isomorphic/limits";

/** Bytes of an export. */
export const LARGEST_EXPORT = 30 * MB;
