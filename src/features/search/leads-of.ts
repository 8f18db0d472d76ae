import type { ReadQuery } from "./read-query";
import type { MatchedPhrase } from "./shared/read-words";

/** More than anything else can add: pages pinned by staff come first. */
const FIRST = 10;
/** What a phrase adds that contains everything that was said; one that contains half of it adds half. */
const WHOLE = 0.9;
/** Added for a phrase typed exactly. */
const EXACT = 0.3;

/** The records that phrases of the query lead to, what each adds to the score, and the phrase to show for it. */
export function leadsOf({ units, phrases, words }: ReadQuery): {
  scores: ReadonlyMap<string, number>;
  phrases: ReadonlyMap<string, string>;
} {
  const sum = units.reduce((total, { telling }) => total + telling, 0);
  const said = words.map(({ plain }) => plain).join(" ");
  const scores = new Map<string, number>();
  const best = new Map<string, string>();
  for (const { ownerId, kind, phrase, stems } of phrases) {
    if (kind !== "found" && kind !== "first") continue;
    if (kind === "found" && isPartOfAnother(stems, phrases)) continue;
    const held = units.filter((unit) => unit.stems.some((stem) => stems.includes(stem)));
    const share = sum === 0 ? 1 : held.reduce((total, { telling }) => total + telling, 0) / sum;
    const exact = phrase.toLowerCase() === said ? EXACT : 0;
    const score = kind === "first" ? FIRST + share : WHOLE * share + exact;
    if (score <= (scores.get(ownerId) ?? 0)) continue;
    scores.set(ownerId, score);
    if (kind === "found") best.set(ownerId, phrase);
  }
  return { scores, phrases: best };
}

/** In “my knee gives out”, “give” does not mean giving: words within a longer phrase have that phrase's meaning. */
function isPartOfAnother(stems: readonly string[], phrases: readonly MatchedPhrase[]): boolean {
  return phrases.some(
    (other) =>
      other.kind === "found" &&
      other.stems.length > stems.length &&
      stems.every((stem) => other.stems.includes(stem)),
  );
}
