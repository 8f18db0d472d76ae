import type { DangerNotice } from "~/features/search/shared/danger-notice";
import { type Suggestion, suggest } from "~/features/search/shared/suggest";
import type { Services } from "~/server/services";
import { locationType } from "../location/definition";
import { providerType } from "../provider/definition";
import { finderHref, finderQuery } from "../site/providers/search/finder-query";
import { specialtyType } from "../specialty/definition";
import { providerFilterOptions } from "./provider-filter-options";

const TYPES = [providerType.name, specialtyType.name, locationType.name];

/**
 * Suggestions while a visitor types in the finder: providers, and specialties and locations that have providers.
 * Includes the phone numbers of a danger notice, like the site's suggestions.
 * @param typed of any length
 */
export async function suggestForFinder(
  { db, visibility }: Pick<Services, "db" | "visibility">,
  typed: string,
): Promise<{ suggestions: Suggestion[]; notice: DangerNotice | null }> {
  const scope = { db, visibility: await visibility.current() };
  const [{ suggestions, notice }, { specialties, locations }] = await Promise.all([
    suggest(scope, typed, TYPES),
    providerFilterOptions(db),
  ]);
  const none = finderQuery(new URLSearchParams());
  const filters = new Map<string, string>([
    ...specialties.map(({ slug }) => [`/specialty/${slug}`, finderHref(none, { specialty: slug })] as const),
    ...locations.map(({ slug }) => [`/location/${slug}`, finderHref(none, { location: slug })] as const),
  ]);
  const leading = suggestions.flatMap((suggestion) => {
    const url = suggestion.type === providerType.name ? suggestion.url : filters.get(suggestion.url);
    return url ? { ...suggestion, url } : [];
  });
  return { suggestions: leading, notice };
}
