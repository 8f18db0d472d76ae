/** Receives the errors of browsers. */
export const ERROR_REPORTS = "/api/error";
