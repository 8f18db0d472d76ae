/** An address proves nothing: it says what is true for everybody. */
export const EVENT_BY_ADDRESS =
  "If you sent your registration, we have it. We will write or call you about what comes next.";
