/** The prefix of the `kind` of emails about the site's health. */
export const HEALTH_MAIL = "site-health.";
