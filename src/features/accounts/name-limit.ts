/** Characters of the name of a person, a passkey, or a token. */
export const LONGEST_PERSON_NAME = 120;
