/** A place that a person can open. */
export interface Place {
  href: string;
  label: string;
  /** Its kind, or the place that it belongs to. */
  detail: string;
  /** Further words by which people look for it. They are not shown. */
  also?: string;
}

const fold = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();

/**
 * The places whose label, detail, or further words contain every word, without regard to accents and capitals. Labels that begin
 * with the words come first; otherwise the order does not change.
 */
export function matchingPlaces(places: readonly Place[], q: string): Place[] {
  const whole = fold(q.trim());
  const words = whole.split(/\s+/).filter(Boolean);
  const found = places.filter(({ label, detail, also = "" }) => {
    const text = fold(`${label} ${detail} ${also}`);
    return words.every((word) => text.includes(word));
  });
  const begins = ({ label }: Place) => fold(label).startsWith(whole);
  return [...found.filter(begins), ...found.filter((place) => !begins(place))];
}
