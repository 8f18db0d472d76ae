/**
 * Limits of what people type and send, for the schemas that check them, the controls that take them, and the
 * sentences that state them. A limit of one feature is in that feature's folder.
 */

/** Characters in one line, unless its field says otherwise (specification, section 9). */
export const MAX_LINE_LENGTH = 255;

/** Characters of a short name or label: of a folder, a holiday, a link. */
export const MAX_NAME_LENGTH = 80;

/** Characters of the address of a page, here or elsewhere. */
export const MAX_ADDRESS_LENGTH = 500;

/** Characters of an email address: mail servers accept no more. */
export const MAX_EMAIL_LENGTH = 254;

/** Characters of the words that people search for. */
export const MAX_QUERY_LENGTH = 200;
