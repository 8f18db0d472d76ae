import { unsearched } from "~/content/blocks/shared-fields";
import type { Field } from "~/content/fields/field";
import { select } from "~/content/fields/select";
import { type LanguageCode, languageChoices, languages } from "~/platform/isomorphic/languages";
import { SITE_LANGUAGE } from "~/platform/isomorphic/site-language";
import type { CaptionsLanguage } from "~/ui/captions-track";

/** The language of a video's captions. Records from before it could be chosen use the site's language. */
export function captionsLanguage(): Field<LanguageCode | null, CaptionsLanguage> {
  const choice = select({
    label: "Language of the captions",
    help: "Screen readers and the player's menu use it.",
    required: true,
    choices: languageChoices,
    initially: SITE_LANGUAGE,
  });
  return {
    ...unsearched(choice),
    show: (code) => {
      const shown = code ?? SITE_LANGUAGE;
      return { code: shown, name: languages[shown].own };
    },
  };
}
