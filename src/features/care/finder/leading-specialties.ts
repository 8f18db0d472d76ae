import type { WordMatch } from "./word-matches";

/** The specialties that match a search term, and the matching words. */
export interface Lead {
  /** Best first. */
  specialtyIds: string[];
  words: string[];
  /** Whether one of the words is only a prefix of a specialty's word, such as "cardio". */
  byBeginning: boolean;
}

/** A match with less than this share of the best score counts only as a mention. */
const MIN_SHARE_OF_BEST = 0.5;
const MAX_LEADS = 3;
/** The weight of a word that is only a prefix of a specialty's word. */
const PREFIX_WEIGHT = 0.2;

/**
 * Chooses the specialties that match the words. Rare words count more than common ones, and words that a specialty uses
 * often count more than those it mentions once.
 * @param matches meaningful words (no stop words)
 * @param specialtyCount the number of specialties
 * @param everyWord only choose specialties that have all the words. In any case, one of the words must be missing in
 * most other specialties.
 */
export function leadingSpecialties(
  matches: readonly WordMatch[],
  specialtyCount: number,
  { everyWord }: { everyWord: boolean },
): Lead | undefined {
  const scores = new Map<string, { score: number; words: WordMatch[] }>();
  for (const match of matches) {
    const having = match.specialties.filter(({ rank }) => rank > 0).length;
    const rarity = Math.log(1 + specialtyCount / Math.max(1, having));
    for (const { id, rank } of match.specialties) {
      const found = scores.get(id) ?? { score: 0, words: [] };
      found.score += rarity * (rank === 0 ? PREFIX_WEIGHT : Math.log1p(rank));
      found.words.push(match);
      scores.set(id, found);
    }
  }
  const isTelling = (match: WordMatch) => match.specialties.length <= Math.max(2, specialtyCount / 2);
  const candidates = [...scores]
    .filter(([, { words }]) => words.some(isTelling) && (!everyWord || words.length === matches.length))
    .toSorted(([, a], [, b]) => b.score - a.score);
  const best = candidates[0]?.[1];
  if (!best) return undefined;
  const leads = candidates
    .filter(([, { score }]) => score >= best.score * MIN_SHARE_OF_BEST)
    .slice(0, MAX_LEADS);
  const leading = new Set(
    leads.flatMap(([, { words }]) => words).filter((word) => everyWord || isTelling(word)),
  );
  const isBeginning = (match: WordMatch) =>
    match.specialties.some(({ id, rank }) => id === leads[0]?.[0] && rank === 0);
  return {
    byBeginning: best.words.some(isBeginning),
    specialtyIds: leads.map(([id]) => id),
    words: matches.filter((match) => leading.has(match)).map((match) => match.typed),
  };
}
