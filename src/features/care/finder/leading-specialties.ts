import type { WordMatch } from "./word-matches";

/** Specialties that a search term leads to, and by which of its words. */
export interface Lead {
  /** Best first. */
  specialtyIds: string[];
  words: string[];
  /** True when one of the words only begins a word of the specialty: "cardio". */
  byBeginning: boolean;
}

/** Less than this share of the best score is no lead but a mention. */
const NEAR_THE_BEST = 0.5;
const MAX_LEADS = 3;
/** What a word counts that only begins one of the specialty's words. */
const ONLY_BEGUN = 0.2;

/**
 * Chooses the specialties that the words lead to. A word that few specialties have counts more than one that many have;
 * one that a specialty has often counts more than one that it mentions.
 *
 * @param matches words that say something (no stop words)
 * @param specialtyCount how many specialties there are
 * @param everyWord asks for specialties that have all the words. In any case one of a specialty's words must be one that
 *   most others do not have
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
      found.score += rarity * (rank === 0 ? ONLY_BEGUN : Math.log1p(rank));
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
  const leads = candidates.filter(([, { score }]) => score >= best.score * NEAR_THE_BEST).slice(0, MAX_LEADS);
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
