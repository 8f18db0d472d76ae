/** Characters: the most that fits on a home page of 10 kB beside the phone numbers, whatever the letters. */
export const incidentLimits = { title: 120, text: 500, linkLabel: 60, url: 300, closures: 800 } as const;
