/** Messages about the site's health have a kind that begins with this. */
export const HEALTH_MAIL = "site-health.";
