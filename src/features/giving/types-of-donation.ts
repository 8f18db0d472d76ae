/** The designation of a gift in memory of someone for which the donor chose no other. */
export const MEMORIAL_TYPE = "Memoriam/Tribute Gift";

/** The value of the form's placeholder, which is not a choice. */
export const NO_TYPE = "None selected";
