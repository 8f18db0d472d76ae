/** In characters as people count them. The browser's form uses it too. */
export const MIN_PASSWORD_LENGTH = 12;
