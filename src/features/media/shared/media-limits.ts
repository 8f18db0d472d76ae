import { MB } from "~/platform/isomorphic/sizes";

/** Bytes of a picture or a document. */
export const MAX_FILE_BYTES = 50 * MB;

/** Pixels of a picture. Decoding a larger one takes too much memory. */
export const MAX_PIXELS = 40_000_000;

/** Characters of the description of a picture. */
export const ALT_LIMIT = 300;

/** Characters of the line below a picture or a video. */
export const MAX_CAPTION_LENGTH = 300;
