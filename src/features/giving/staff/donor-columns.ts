/** The columns of the CSV of donors. Imports nothing, because the screen uses it too. */
export const donorColumns = [
  "name",
  "company",
  "email",
  "phone",
  "place",
  "monthly",
  "lastGift",
  "gifts",
  "given",
] as const;

export type DonorColumn = (typeof donorColumns)[number];
