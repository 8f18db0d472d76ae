/** The prefix of the kinds of emails about the site's health. */
export const HEALTH_MAIL = "site-health.";
