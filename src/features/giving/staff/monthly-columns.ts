/** The columns of the CSV of monthly gifts. Imports nothing, because the screen uses it too. */
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
