/** Characters of the password that locks the site. */
export const lockPasswordLimits = { shortest: 8, longest: 200 } as const;
