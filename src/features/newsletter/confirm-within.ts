/** Days within which a sign-up can be confirmed. */
export const CONFIRM_WITHIN_DAYS = 7;
