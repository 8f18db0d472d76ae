/** Minutes for which a person who confirmed who they are need not do so again. */
export const FRESH_MINUTES = 10;
