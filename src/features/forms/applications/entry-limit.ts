/** The maximum number of characters in a note or a message about an application. */
export const LONGEST_ENTRY = 4_000;
