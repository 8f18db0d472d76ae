/** Minimum length of a passphrase that encrypts backups, in characters. */
export const SHORTEST_PASSPHRASE = 12;
