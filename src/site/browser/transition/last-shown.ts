/**
 * The page that the visitor saw last. React mounts the frame again between a page and an error page, and this
 * survives it. Only set in the browser.
 */
export const lastShown: { key?: string; path?: string } = {};
