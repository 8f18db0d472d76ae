/**
 * How often a network can post to forms, counted before the body is read: pages, saves, and submissions. Sending and
 * saving have stricter limits of their own.
 */
export const formPostLimit = { name: "form-page", times: 300, seconds: 600 };
