/** The cookie that says that a payment has arrived: the browser then deletes what was typed for it. */
export const PAID_COOKIE_NAME = "openward_paid";
