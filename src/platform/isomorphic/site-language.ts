/** The default language, of menus, labels, and messages. */
export const SITE_LANGUAGE = "en";

/** The `lang` attribute of words in that language; none for the language of the surrounding site. */
export function otherLanguage(code: string): string | undefined {
  return code === SITE_LANGUAGE ? undefined : code;
}
