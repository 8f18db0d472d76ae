/** Characters of the site lock's password. */
export const lockPasswordLimits = { shortest: 8, longest: 200 } as const;
