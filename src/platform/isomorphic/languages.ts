interface Language {
  /** Its name in English, for staff. */
  english: string;
  /** Its name in the language itself, for people who look for it. */
  own: string;
  direction: "ltr" | "rtl";
}

/** The languages that pages and passages can have, by BCP 47 code: English and those most spoken in the state. */
export const languages = {
  en: { english: "English", own: "English", direction: "ltr" },
  es: { english: "Spanish", own: "Español", direction: "ltr" },
  vi: { english: "Vietnamese", own: "Tiếng Việt", direction: "ltr" },
  zh: { english: "Chinese", own: "中文", direction: "ltr" },
  ar: { english: "Arabic", own: "العربية", direction: "rtl" },
  so: { english: "Somali", own: "Soomaali", direction: "ltr" },
  fr: { english: "French", own: "Français", direction: "ltr" },
  de: { english: "German", own: "Deutsch", direction: "ltr" },
  om: { english: "Oromo", own: "Afaan Oromoo", direction: "ltr" },
  ko: { english: "Korean", own: "한국어", direction: "ltr" },
  ne: { english: "Nepali", own: "नेपाली", direction: "ltr" },
  ru: { english: "Russian", own: "Русский", direction: "ltr" },
  lo: { english: "Lao", own: "ລາວ", direction: "ltr" },
  ckb: { english: "Kurdish (Sorani)", own: "کوردی", direction: "rtl" },
  fa: { english: "Persian", own: "فارسی", direction: "rtl" },
  ja: { english: "Japanese", own: "日本語", direction: "ltr" },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

/** The names for staff, by code: the choices of a field. */
export const languageChoices = Object.fromEntries(
  Object.entries(languages).map(([code, { english }]) => [code, english]),
) as Record<LanguageCode, string>;
