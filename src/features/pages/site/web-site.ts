import { hospitalId } from "~/site/meta/structured-data/hospital";
import type { RootData } from "~/site/root-data";
import { isHidden } from "~/ui/link/hidden-addresses";
import { SEARCH_PATH } from "../shared/page/own-words";

/** Structured data of the site, with its search if that is on. */
export function webSite({ origin, settings, hidden }: RootData): object | undefined {
  if (!settings) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: settings.hospitalName,
    url: `${origin}/`,
    publisher: { "@id": hospitalId(origin) },
    inLanguage: "en-US",
    potentialAction: !isHidden(`${SEARCH_PATH}/`, hidden) ? searchAction(origin) : undefined,
  };
}

function searchAction(origin: string): object {
  return {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}${SEARCH_PATH}/?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
}
