/** Characters of where and when the people of a list agreed to get the newsletter. */
export const LONGEST_AGREEMENT = 500;
