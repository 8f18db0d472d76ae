/** Attribute of a link whose page the browser has prerendered. */
export const PRERENDERED_MARK = "data-prerendered";

/** Attribute of the document once it may prerender no further pages. */
export const ENOUGH_MARK = "data-enough-prerendered";
