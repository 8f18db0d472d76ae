/**
 * The page that thanks a donor whose browser does not own the gift, through its query (specification, section 1).
 * Anyone can write this address, so the page claims nothing.
 */
export const GIFT_SUCCESS_PATH = "/donate?donation-success=true";
