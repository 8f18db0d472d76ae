/** An address proves nothing, so the text is true for everyone. */
export const EVENT_BY_ADDRESS =
  "If you sent your registration, we have it. We will write or call you about what comes next.";
