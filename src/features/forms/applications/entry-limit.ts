/** Characters of a note or a message about an application, at most. */
export const LONGEST_ENTRY = 4_000;
