/** Characters of the description of a picture, at most. */
export const ALT_LIMIT = 300;
