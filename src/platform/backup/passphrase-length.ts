/** Minimum length of a passphrase that encrypts backups, in characters. */
export const MIN_PASSPHRASE_LENGTH = 12;
