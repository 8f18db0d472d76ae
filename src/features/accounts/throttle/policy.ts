const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** After `free` attempts, each further one must wait twice as long as the one before. */
export interface Throttle {
  free: number;
  firstDelayMs: number;
  maxDelayMs: number;
}

/**
 * Attempts at one account from one place: a device on which its owner has signed in, or a network. Attempts from
 * elsewhere do not count here, so nobody can lock a person out.
 */
export const FROM_ONE_PLACE: Throttle = { free: 5, firstDelayMs: 30 * SECOND, maxDelayMs: 15 * MINUTE };

/**
 * Attempts at one account from all places where its owner has not signed in. Limits an attacker with many IP addresses.
 */
export const FROM_ANYWHERE: Throttle = { free: 20, firstDelayMs: 30 * SECOND, maxDelayMs: 15 * MINUTE };

/**
 * Attempts from one network at all accounts together, from unknown devices. Limits trying one password on every
 * account.
 */
export const FROM_ONE_NETWORK = { name: "sign-in-network", times: 300, seconds: 3_600 };

/** After this time without an attempt, counting starts over. */
export const FORGET_AFTER_MS = DAY;

/** How long a place is known after a sign-in there. */
export const PLACE_REMEMBERED_MS = 90 * DAY;

/** How long a device is recognized after the last sign-in there. The same as the lifetime of its cookie. */
export const DEVICE_REMEMBERED_MS = 365 * DAY;
