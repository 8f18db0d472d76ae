/** Counts characters as people see them. The browser's form uses it, too. */
export const MIN_PASSWORD_LENGTH = 12;
