import type { SearchHit } from "~/domain/search/ranked-hits";

/**
 * The same hits, where those that say the same for several days (a class that is given again) stand in the order of their days: in the
 * places that they have together among the others.
 */
export function inDateOrder<Hit extends Pick<SearchHit, "id" | "type" | "title">>(
  hits: readonly Hit[],
  starts: readonly { id: string; startsAt: Date }[],
): Hit[] {
  const startOf = new Map(starts.map(({ id, startsAt }) => [id, startsAt.getTime()]));
  const dated = hits.filter(({ id }) => startOf.has(id));
  const waiting = Map.groupBy(dated, sameText);
  for (const copies of waiting.values())
    copies.sort((a, b) => (startOf.get(a.id) ?? 0) - (startOf.get(b.id) ?? 0));
  return hits.map((hit) => (startOf.has(hit.id) && waiting.get(sameText(hit))?.shift()) || hit);
}

function sameText({ type, title }: Pick<SearchHit, "type" | "title">): string {
  return `${type} ${title}`;
}
