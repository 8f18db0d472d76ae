/** Characters. The maximum for a home page of 10 kB with the phone numbers, in any script. */
export const incidentLimits = { title: 120, text: 500, linkLabel: 60, url: 300, closures: 800 } as const;
