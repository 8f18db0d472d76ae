/** Characters of the name of a person, a passkey, or a token. */
export const MAX_PERSON_NAME_LENGTH = 120;
