/** Bytes of a document, at most. */
export const LARGEST_DOCUMENT = 50 * 1024 * 1024;
