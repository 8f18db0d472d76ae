/** The header of a page that counting services may count. The nightly check of third parties reads it. */
export const COUNTED_HEADER = "x-may-be-counted";
