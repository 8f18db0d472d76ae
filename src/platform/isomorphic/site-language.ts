/** The language of everything that says no other: menus, labels, messages. */
export const SITE_LANGUAGE = "en";

/** The `lang` attribute of words in that language; none for the language of the surrounding site. */
export function otherLanguage(code: string): string | undefined {
  return code === SITE_LANGUAGE ? undefined : code;
}
