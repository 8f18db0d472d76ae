import type { RootData } from "../../root-data";
import { hospitalId } from "./hospital";

/** The site and its search. */
export function webSite({ origin, settings }: RootData): object | undefined {
  if (!settings) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: settings.hospitalName,
    url: `${origin}/`,
    publisher: { "@id": hospitalId(origin) },
    inLanguage: "en-US",
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/search/?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}
