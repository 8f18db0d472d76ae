/** The screen that staff begin on. */
export const START_SCREEN = "/admin/dashboard";
