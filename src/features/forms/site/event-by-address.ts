/** Anyone can write this address, so the text must be true for every reader. */
export const EVENT_BY_ADDRESS =
  "If you sent your registration, we have it. We will write or call you about what comes next.";
