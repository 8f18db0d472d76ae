const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A session ends this long after its last call: a working day with a lunch break, not a night. */
export const SESSION_IDLE_MS = 12 * HOUR;
/** And this long after the sign-in, however busy it is. */
export const SESSION_LIFE_MS = 30 * 24 * HOUR;
/** The last call is noted no more often than this: one write a minute, not one a call. */
export const TOUCH_MS = MINUTE;
