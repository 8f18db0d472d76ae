/** The designation of a gift in memory of someone, unless the donor chose another. */
export const MEMORIAL_TYPE = "Memoriam/Tribute Gift";

/** The value of the form's placeholder, which does not count as a choice. */
export const NO_TYPE = "None selected";
