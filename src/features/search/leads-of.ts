import { isNegation } from "./negation";
import { type ReadQuery, shareOf } from "./read-query";
import type { QueryUnit } from "./shared/query-units";
import type { MatchedPhrase } from "./shared/read-words";
import { isCombination } from "./vocabulary/built-in-phrases";

/** Higher than any other score, so that pages that staff pinned come first. */
export const PINNED = 10;
/** Added for a phrase that covers the whole query. A phrase that covers half of it adds half. */
const WHOLE_PHRASE_BONUS = 0.9;
/** Added if a phrase was typed exactly. */
const EXACT_PHRASE_BONUS = 0.3;

/** A phrase of the query that leads to a record. */
interface Lead {
  ownerId: string;
  kind: "found" | "first";
  phrase: string;
  stems: readonly string[];
  /** How well the record fits the phrase, from 0 to 1. */
  fit: number;
  /** Whether the whole query is a danger sign. Its words then keep their own meanings. */
  isSign: boolean;
  /** Whether the phrase belongs to the record or to a rule of staff, and not to the vocabulary. */
  isOwn: boolean;
}

/**
 * The records to which the query's phrases lead, with what each phrase adds to the score, and the phrase to show as the
 * reason. Phrases come from records and from the vocabulary.
 */
export function leadsOf(read: ReadQuery): {
  scores: ReadonlyMap<string, number>;
  phrases: ReadonlyMap<string, string>;
} {
  const { units, phrases, topics, words } = read;
  const typed = words.map(({ plain }) => plain).join(" ");
  const scores = new Map<string, number>();
  const best = new Map<string, string>();
  const leads = allLeads(phrases, topics);
  const longer = longerPhrases(leads, read);
  for (const lead of leads) {
    const { ownerId, kind, phrase, stems, fit } = lead;
    const others = longer.filter((other) => isPartOf(lead, other, read));
    // If staff pinned “jobs”, “job openings” is about the same page, but “lost my job” is not.
    const isMeant = kind === "first" && others.some((other) => other.ownerId === ownerId);
    if (others.length > 0 && !isMeant) continue;
    if (addsNothing(lead, read)) continue;
    const share = shareOf(units, stems);
    const exact = phrase.toLowerCase() === typed ? EXACT_PHRASE_BONUS : 0;
    const score = kind === "first" ? PINNED + share : (WHOLE_PHRASE_BONUS * share + exact) * fit;
    if (score <= (scores.get(ownerId) ?? 0)) continue;
    scores.set(ownerId, score);
    if (kind === "found") best.set(ownerId, isCombination(phrase) ? typedFor(lead, words) || phrase : phrase);
  }
  return { scores, phrases: best };
}

/** The typed words that match the phrase, in typed order. */
function typedFor({ phrase, stems }: Lead, words: ReadQuery["words"]): string {
  const isNegated = phrase.split(" ").some(isNegation);
  return words
    .filter(
      (word) => word.stems.some((stem) => stems.includes(stem)) || (isNegated && isNegation(word.plain)),
    )
    .map(({ typed }) => typed)
    .join(" ");
}

function allLeads(phrases: readonly MatchedPhrase[], topics: ReadQuery["topics"]): Lead[] {
  const recordLeads = phrases.flatMap(({ ownerId, kind, phrase, stems }) =>
    kind === "found" || kind === "first"
      ? [{ ownerId, kind, phrase, stems, fit: 1, isSign: false, isOwn: true }]
      : [],
  );
  const ofTopics = topics.leads.map(({ ownerId, phrase, stems, fit, isSign }) => ({
    ownerId,
    kind: "found" as const,
    phrase,
    stems,
    fit,
    isSign,
    isOwn: false,
  }));
  return [...recordLeads, ...ofTopics];
}

/** A phrase whose words have no meaning other than the phrase's. */
interface LongerPhrase {
  /** The record to which it leads; null if it is about something that the hospital does not offer. */
  ownerId: string | null;
  /** The number of its stems, without those of vague words. */
  length: number;
  /** Its stems and those of their synonyms. */
  meant: ReadonlySet<string>;
}

function longerPhrases(leads: readonly Lead[], { topics, separate }: ReadQuery): LongerPhrase[] {
  const found = leads.filter(({ kind, isSign }) => kind === "found" && !isSign);
  const notOffered = topics.notOffered.map(({ stems }) => ({ ownerId: null, stems }));
  return [...found, ...notOffered].map(({ ownerId, stems }) => ({
    ownerId,
    length: specificStems(stems, separate).length,
    meant: withSynonyms(stems, separate),
  }));
}

/**
 * Words within a longer phrase have only that phrase's meaning, with or without vague words next to them. In “my knee
 * gives out”, “give” does not mean giving, and in “leg cramps are bad”, “bad cramps” are not menstrual.
 */
function isPartOf({ stems }: Lead, { length, meant }: LongerPhrase, { separate }: ReadQuery): boolean {
  const specific = specificStems(stems, separate);
  return length > specific.length && specific.every((stem) => meant.has(stem));
}

/** The stems without those of vague words, unless all words are vague. */
function specificStems(stems: readonly string[], units: readonly QueryUnit[]): readonly string[] {
  const isVague = (stem: string) => units.some((unit) => unit.isVague && unit.stems.includes(stem));
  const specific = stems.filter((stem) => !isVague(stem));
  return specific.length > 0 ? specific : stems;
}

/**
 * Whether the phrase adds nothing to a topic that the hospital does not offer: it has some of the same words (“belly”
 * in “tummy tuck after baby”), or is a single word of a record.
 */
function addsNothing(lead: Lead, { topics: { notOffered }, separate }: ReadQuery): boolean {
  if (notOffered.length === 0 || notOffered.some(({ stems }) => isSame(stems, lead.stems))) return false;
  if (lead.isOwn && lead.stems.length === 1) return true;
  const meant = new Set(notOffered.flatMap(({ stems }) => [...withSynonyms(stems, separate)]));
  return lead.stems.some((stem) => meant.has(stem));
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((stem) => other.includes(stem));
}

function withSynonyms(stems: readonly string[], units: readonly QueryUnit[]): ReadonlySet<string> {
  const matchingUnits = units.filter((unit) => unit.stems.some((stem) => stems.includes(stem)));
  return new Set([...stems, ...matchingUnits.flatMap((unit) => unit.stems)]);
}
