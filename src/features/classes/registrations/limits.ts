/** In characters. Dialogs and schemas use the same limits. */
export const registrationLimits = { note: 2_000, subject: 200, message: 10_000 } as const;
