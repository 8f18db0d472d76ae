/** The columns of a CSV of monthly gifts. Plain data, for the server and for the screen. */
export const monthlyFileColumns = [
  "donor",
  "state",
  "amount",
  "designation",
  "next",
  "since",
  "given",
] as const;

export type MonthlyFileColumn = (typeof monthlyFileColumns)[number];
