/**
 * The page that says thanks to a donor whose browser does not own the gift, by its query (specification, section 1). Anybody can write this
 * address, so the page claims nothing.
 */
export const GIFT_SUCCESS_PATH = "/donate?donation-success=true";
