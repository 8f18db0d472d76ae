/** Maximum length of a saved view's name, in characters. */
export const LONGEST_VIEW_NAME = 60;
