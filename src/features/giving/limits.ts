/** Characters of what people write about gifts, at most: for the forms and for the schemas that check them. */
export const givingLimits = {
  checkNumber: 20,
  designation: 120,
  goods: 500,
  memo: 500,
  tributeMessage: 500,
} as const;

/** Cents of a gift that staff enter, or of a promise. */
export const LARGEST_AMOUNT = 1_000_000_000;
