/** Shown if staff wrote no message about a conference (specification, section 8). */
export const NO_MESSAGE = "No message";
