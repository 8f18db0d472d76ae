/** Maximum length of a saved view's name, in characters. */
export const MAX_VIEW_NAME_LENGTH = 60;
