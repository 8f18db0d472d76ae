/** The first part of each key under which session storage keeps what a visitor typed into a form. */
export const SAVED_PREFIX = "typed ";
