/** The key of one import among the stored answers of the API. */
export const wordpressKey = (id: string) => ["wordpress-imports", id];
