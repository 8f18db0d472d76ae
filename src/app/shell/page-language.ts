import { useMatches } from "react-router";
import type { PageVersion } from "~/features/pages/shared/page/page-by-path";
import { type LanguageCode, SITE_LANGUAGE } from "~/platform/isomorphic/languages";

/** What the loader of a page of the site returns about its language, by itself or in `page`. */
interface PageLanguage {
  language: LanguageCode;
  /** The page in every language it is published in; empty if there is only this one. */
  versions: PageVersion[];
}

const siteLanguage: PageLanguage = { language: SITE_LANGUAGE, versions: [] };

/** The language of the page, and its versions in others. English without versions if its loader says nothing. */
export function usePageLanguage(): PageLanguage {
  const data = useMatches().map(({ loaderData }) => loaderData as { page?: unknown } | undefined);
  return data.flatMap((own) => [own, own?.page]).find(isPageLanguage) ?? siteLanguage;
}

function isPageLanguage(data: unknown): data is PageLanguage {
  return typeof data === "object" && data !== null && "language" in data && "versions" in data;
}
