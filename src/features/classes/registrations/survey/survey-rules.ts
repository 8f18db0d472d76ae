/** The highest rating; the lowest is 1. */
export const HIGHEST_RATING = 5;

/** Characters of one written answer. */
export const MAX_COMMENT_LENGTH = 2_000;

/** The name of the checkbox that allows the hospital to see who answered. */
export const MAY_CONTACT = "mayContact";
