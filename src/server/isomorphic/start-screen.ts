/** The screen that staff begin on: after signing in, and from public pages. */
export const START_SCREEN = "/admin/dashboard";
