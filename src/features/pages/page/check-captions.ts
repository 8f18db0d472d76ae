import type { ValuesOf } from "~/content/fields/field";
import { leafFields } from "~/content/fields/leaf-fields";
import type { ChecklistEntry } from "~/content/item-schemas";
import { type LanguageCode, languages } from "~/platform/isomorphic/languages";
import { SITE_LANGUAGE } from "~/platform/isomorphic/site-language";
import { pageFields } from "./fields";

/**
 * Advises staff to check captions whose language is not the page's. English is the field's default, so they may have
 * forgotten to change it.
 */
export function checkCaptions(data: ValuesOf<typeof pageFields>): ChecklistEntry[] {
  const language = data.language ?? SITE_LANGUAGE;
  const leaves = leafFields(pageFields, data);
  const given = new Set(leaves.flatMap(({ path, field, value }) => (field.isEmpty(value) ? [] : [path])));
  return leaves.flatMap(({ path, value }): ChecklistEntry[] => {
    if (!path.endsWith(".captionsLanguage") || value === language) return [];
    if (!given.has(path.replace(/Language$/, ""))) return [];
    const message = `The page is in ${languages[language].english}, but the captions of a video are marked as ${languages[value as LanguageCode].english}. Check “Language of the captions”.`;
    return [{ severity: "soft", propertyName: path, message }];
  });
}
