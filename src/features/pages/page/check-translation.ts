import { and, eq, ne } from "drizzle-orm";
import type { ValuesOf } from "~/content/fields/field";
import type { ChecklistEntry } from "~/content/item-schemas";
import type { Database } from "~/platform/database/database";
import { languages } from "~/platform/isomorphic/languages";
import { SITE_LANGUAGE } from "~/platform/isomorphic/site-language";
import type { pageFields } from "./fields";
import { page } from "./table";

type PageValues = Pick<ValuesOf<typeof pageFields>, "language" | "translationOf">;

/** Problems that prevent publishing a page as a translation. A page has at most one version in each language. */
export async function checkTranslation(
  tx: Database,
  id: string,
  { language, translationOf }: PageValues,
): Promise<ChecklistEntry[]> {
  if (!translationOf) return [];
  const message = await problemOf(tx, id, language ?? SITE_LANGUAGE, translationOf);
  return message === null ? [] : [{ severity: "hard", propertyName: "translationOf", message }];
}

async function problemOf(
  tx: Database,
  id: string,
  language: keyof typeof languages,
  originalId: string,
): Promise<string | null> {
  if (language === SITE_LANGUAGE)
    return "An English page has no English version. Choose the page's language.";
  if (originalId === id) return "A page cannot be its own English version. Choose another page.";
  const [original] = await tx.select({ language: page.language }).from(page).where(eq(page.id, originalId));
  if (original && original.language !== SITE_LANGUAGE)
    return "The chosen page is not in English. Choose the English one.";
  const [other] = await tx
    .select({ title: page.title })
    .from(page)
    .where(and(eq(page.translationOfId, originalId), eq(page.language, language), ne(page.id, id)));
  return other
    ? `“${other.title}” is the version in ${languages[language].english} already. Unpublish it first.`
    : null;
}
