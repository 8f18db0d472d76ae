/** The maximum number of characters in the reason for a refund. */
export const MAX_REFUND_REASON_LENGTH = 100;
