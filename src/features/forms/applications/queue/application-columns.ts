/** The columns of a CSV of applications. It has no answers. Plain data, for the server and for the screen. */
export const applicationColumns = ["who", "form", "state", "assigned", "waits", "due", "sent"] as const;

export type ApplicationColumn = (typeof applicationColumns)[number];
