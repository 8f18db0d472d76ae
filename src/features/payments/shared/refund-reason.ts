/** The maximum number of characters in the reason for a refund. */
export const LONGEST_REFUND_REASON = 100;
