/** Characters of the name of a saved view, at most. */
export const LONGEST_VIEW_NAME = 60;
