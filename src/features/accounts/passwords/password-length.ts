/** In characters, as people count them. Also known to the form in the browser. */
export const MIN_PASSWORD_LENGTH = 12;
