/** Maximum numbers of characters. Forms and schemas use the same limits. */
export const givingLimits = {
  checkNumber: 20,
  designation: 120,
  goods: 500,
  memo: 500,
  tributeMessage: 500,
} as const;

/** Cents. The largest gift or pledge that staff can enter. */
export const MAX_AMOUNT = 1_000_000_000;
