/** The page with the answers, which staff edit. */
export const FAQ_PATH = "/primary-care-faq";

/** With this query parameter, any address opens the answers over its page. */
export const FAQ_PARAMETER = "primary-care-faq";
