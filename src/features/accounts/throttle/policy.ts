const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** After `free` attempts each further one waits, twice as long as the one before. */
export interface Throttle {
  free: number;
  firstDelayMs: number;
  maxDelayMs: number;
}

/**
 * Attempts at one account from one place: a device that its owner has signed in on, else a network. Nobody elsewhere can use these
 * up, so that nobody can lock a person out.
 */
export const FROM_ONE_PLACE: Throttle = { free: 5, firstDelayMs: 30 * SECOND, maxDelayMs: 15 * MINUTE };

/** Attempts at one account from all places that its owner has not signed in from: what a guesser with many addresses has. */
export const FROM_ANYWHERE: Throttle = { free: 20, firstDelayMs: 30 * SECOND, maxDelayMs: 15 * MINUTE };

/** Attempts from one network at all accounts together, by devices that nobody has signed in on: one password for everybody. */
export const FROM_ONE_NETWORK = { name: "sign-in-network", times: 300, seconds: 3_600 };

/** Without an attempt for so long, counting starts anew. */
export const FORGET_AFTER_MS = DAY;

/** A place counts as the person's own for so long after they signed in there. */
export const KNOWN_FOR_MS = 90 * DAY;

/** A device is recognized for so long after the last sign-in there: as long as its cookie lasts. */
export const DEVICE_REMEMBERED_MS = 365 * DAY;
