const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A session ends this long after its last request: longer than a working day, shorter than a night off. */
export const SESSION_IDLE_MS = 12 * HOUR;
/** A session ends this long after the sign-in, even if it is used. */
export const SESSION_LIFE_MS = 30 * 24 * HOUR;
/** The time of the last request is stored at most this often, to limit writes. */
export const TOUCH_MS = MINUTE;
