/** The cookie that says that a payment has arrived: the browser then deletes the form input that it kept. */
export const PAID_COOKIE_NAME = "openward_paid";
