/**
 * How often a network can post to forms: pages, saves, and submissions. Counted before the body is read. Submitting and
 * saving have stricter limits of their own.
 */
export const formPostLimit = { name: "form-page", times: 300, seconds: 600 };
