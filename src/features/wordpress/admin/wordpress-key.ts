/** The query key of one import. */
export const wordpressKey = (id: string) => ["wordpress-imports", id];
