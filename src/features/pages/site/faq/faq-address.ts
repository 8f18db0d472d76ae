/** The page that holds the answers, as staff compose it. */
export const FAQ_PATH = "/primary-care-faq";

/** With it in its query, any address opens the answers over its page. */
export const FAQ_PARAMETER = "primary-care-faq";
