/** Tokens cannot be guessed, but attempts must still be limited. */
export const linkLimit = { name: "newsletter-link", times: 120, seconds: 600 };
