/** The maximum number of characters in a note or a message about an application. */
export const MAX_ENTRY_LENGTH = 4_000;
