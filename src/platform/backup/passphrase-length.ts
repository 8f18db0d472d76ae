/** Characters of a passphrase that encrypts backups, at least. */
export const SHORTEST_PASSPHRASE = 12;
