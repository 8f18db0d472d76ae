/** No link can be guessed; trying must still cost. */
export const linkLimit = { name: "newsletter-link", times: 120, seconds: 600 };
