/** The page with the questions, which staff edit. */
export const FAQ_PATH = "/primary-care-faq";

/** On any address, this query parameter opens the questions over the page. */
export const FAQ_PARAMETER = "primary-care-faq";
