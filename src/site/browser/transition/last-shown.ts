/**
 * The page that the visitor saw last. An error page is another tree than a page: React builds the frame anew between
 * them, and this outlives it. Only set in the browser.
 */
export const lastShown: { key?: string; path?: string } = {};
