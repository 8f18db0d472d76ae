/** Cron expressions in UTC. The minutes differ, so that jobs do not all run at the same time. */
export const EVERY_MINUTE = "* * * * *";
export const EVERY_FIVE_MINUTES = "*/5 * * * *";
export const EVERY_HOUR = "23 * * * *";
/** At night in every time zone of the United States. */
export const DAILY = "17 9 * * *";
