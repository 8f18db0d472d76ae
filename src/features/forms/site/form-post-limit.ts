/**
 * How often a network may post to forms that staff built, counted before a body is read: pages of them, what is saved, and what is
 * sent. Sending and saving have tighter limits of their own.
 */
export const formPostLimit = { name: "form-page", times: 300, seconds: 600 };
