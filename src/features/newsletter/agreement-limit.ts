/** Characters for where and when the people on a list agreed to get the newsletter. */
export const MAX_AGREEMENT_LENGTH = 500;
