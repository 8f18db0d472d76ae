/** The columns of a CSV of donors. Plain data, for the server and for the screen. */
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
