/** Characters of what staff write about registrations and to people, for the dialogs and the schemas that check them. */
export const registrationLimits = { note: 2_000, subject: 200, message: 10_000 } as const;
