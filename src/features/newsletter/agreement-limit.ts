/** Characters for where and when the people on a list agreed to get the newsletter. */
export const LONGEST_AGREEMENT = 500;
