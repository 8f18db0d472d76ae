/** The steps of the setup assistant, in order. Browser code uses them, too. */
export const SETUP_STEPS = [
  "hospital",
  "contact",
  "time-zone",
  "logo",
  "colors",
  "features",
  "email",
  "payments",
  "demo",
] as const;

export type SetupStep = (typeof SETUP_STEPS)[number];
