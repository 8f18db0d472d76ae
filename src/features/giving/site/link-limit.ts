/** Tokens cannot be guessed, but attempts must still be limited. */
export const LINK_LIMIT = { name: "giving-link", times: 120, seconds: 600 };
