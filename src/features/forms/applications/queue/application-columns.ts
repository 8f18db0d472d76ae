/** The columns of the CSV of applications, without answers. Imports nothing, because the screen uses it too. */
export const applicationColumns = ["who", "form", "state", "assigned", "waits", "due", "sent"] as const;

export type ApplicationColumn = (typeof applicationColumns)[number];
