/** Letters and digits of the code for a saved form. */
export const RESUME_CODE_LENGTH = 20;
