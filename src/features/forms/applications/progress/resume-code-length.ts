/** The number of letters and digits in the code of a saved form. */
export const RESUME_CODE_LENGTH = 20;
