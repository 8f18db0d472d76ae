/** Characters of the reason for a refund, at most. */
export const LONGEST_REFUND_REASON = 100;
