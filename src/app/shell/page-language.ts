import { useMatches } from "react-router";
import type { PresentedPage } from "~/features/pages/shared/page/present-page";
import { SITE_LANGUAGE } from "~/platform/isomorphic/site-language";

/** The language data in a page's loader data, directly or in `page`. */
type PageLanguage = Pick<PresentedPage, "language" | "direction" | "versions">;

const siteLanguage: PageLanguage = { language: SITE_LANGUAGE, direction: "ltr", versions: [] };

/** The language of the page, and its versions in others. English without versions if its loader says nothing. */
export function usePageLanguage(): PageLanguage {
  const data = useMatches().map(({ loaderData }) => loaderData as { page?: unknown } | undefined);
  return data.flatMap((own) => [own, own?.page]).find(isPageLanguage) ?? siteLanguage;
}

function isPageLanguage(data: unknown): data is PageLanguage {
  return typeof data === "object" && data !== null && "language" in data && "versions" in data;
}
