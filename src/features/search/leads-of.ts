import { type ReadQuery, shareOf } from "./read-query";
import type { MatchedPhrase } from "./shared/read-words";

/** Higher than any other score, so that pages pinned by staff come first. */
const FIRST = 10;
/** Added for a phrase that covers the whole query; half of it for a phrase that covers half of the query. */
const WHOLE = 0.9;
/** Added for a phrase typed exactly. */
const EXACT = 0.3;

/** A phrase that leads to a record. */
interface Lead {
  ownerId: string;
  kind: "found" | "first";
  phrase: string;
  stems: readonly string[];
  /** How well the record fits the phrase, between 0 and 1. */
  fit: number;
  /** Whether the whole query is a sign of danger, so that its words keep their own meanings. */
  isSign: boolean;
}

/**
 * The records that phrases of the query lead to, of their own words and of the vocabulary; what each adds to the score;
 * and the phrase to show for it.
 */
export function leadsOf({ units, phrases, topics, words }: ReadQuery): {
  scores: ReadonlyMap<string, number>;
  phrases: ReadonlyMap<string, string>;
} {
  const typed = words.map(({ plain }) => plain).join(" ");
  const scores = new Map<string, number>();
  const best = new Map<string, string>();
  const leads = allLeads(phrases, topics);
  for (const { ownerId, kind, phrase, stems, fit } of leads) {
    if (kind === "found" && isPartOfAnother(stems, leads)) continue;
    const share = shareOf(units, stems);
    const exact = phrase.toLowerCase() === typed ? EXACT : 0;
    const score = kind === "first" ? FIRST + share : (WHOLE * share + exact) * fit;
    if (score <= (scores.get(ownerId) ?? 0)) continue;
    scores.set(ownerId, score);
    if (kind === "found") best.set(ownerId, phrase);
  }
  return { scores, phrases: best };
}

function allLeads(phrases: readonly MatchedPhrase[], topics: ReadQuery["topics"]): Lead[] {
  const own = phrases.flatMap(({ ownerId, kind, phrase, stems }) =>
    kind === "found" || kind === "first" ? [{ ownerId, kind, phrase, stems, fit: 1, isSign: false }] : [],
  );
  const ofTopics = topics.leads.map(({ ownerId, phrase, stems, fit, isSign }) => ({
    ownerId,
    kind: "found" as const,
    phrase,
    stems,
    fit,
    isSign,
  }));
  return [...own, ...ofTopics];
}

/** In “my knee gives out”, “give” does not mean giving: words within a longer phrase have that phrase's meaning. */
function isPartOfAnother(stems: readonly string[], leads: readonly Lead[]): boolean {
  return leads.some(
    (other) =>
      other.kind === "found" &&
      !other.isSign &&
      other.stems.length > stems.length &&
      stems.every((stem) => other.stems.includes(stem)),
  );
}
