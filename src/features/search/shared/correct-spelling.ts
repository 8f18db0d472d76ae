import { type SQL, sql } from "drizzle-orm";
import { readsSearchIndex } from "~/content/reads";
import { searchWord } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import { editDistance } from "../edit-distance";
import { soundSpelling } from "../sound-spelling";
import { withoutEnding } from "../words/endings";
import { beginsKnownWord, isKnownWord, medicalWordsLike } from "../words/known-words";

export { isKnownWord } from "../words/known-words";

export interface SpellingOptions {
  /** The word that may be unfinished. It is not misspelled if it is a prefix of a known word. */
  unfinished?: string;
  /** A condition on `s.word`, to exclude words of the site that would not help. */
  answers?: SQL;
}

/** Shorter words are similar to too many others. */
const MIN_LENGTH = 3;
/** Words below this length are corrected only to a word that sounds the same and needs one change: “kne” to “knee”. */
const SHORT = 4;
/** Longer strings are not words. */
const MAX_LENGTH = 40;
/** From this length on, words may have two wrong letters; from the next length on, three. */
const LONG = 6;
const VERY_LONG = 9;
const CANDIDATES = 12;
const MAX_RIVALS = 3;
/** The maximum number of changes between the sounds of two words, however many letters differ. */
const MAX_SOUND_CHANGES = 1;
/** From this length on, one more change is allowed: “colestral”. */
const LONG_SOUND_LENGTH = 9;
/** Added to the changes between sounds. With equal numbers of changes, the spelling is better evidence. */
const SOUND_PENALTY = 0.5;
const MIN_SOUND_LENGTH = 5;
/** Matches the “ch” of Greek words that sounds like “k”: “colestral” for “cholesterol”. */
const HARD = /^[ck](?=[aolr])/;
/** More changes than between any two words. */
const UNRELATED_COST = 100;
/** The minimum length of each of two words that were typed without a space. */
const MIN_PART_LENGTH = 4;

interface Candidate {
  word: string;
  cost: number;
  /** The number of changes between the sounds. */
  byEar: number;
}

/**
 * The likely correction of each misspelled word: the one with the fewest changes, if they are few. A word that sounds
 * the same needs one less. A correctly spelled word is never corrected. A medical word that is closer than every word
 * of the site wins, even if the site has no page about it. Takes at most two queries.
 * @param words in lower case, without accents, that match nothing
 * @returns corrections by word; words without a likely correction are left out
 */
export async function correctSpelling(
  db: Database,
  words: readonly string[],
  { unfinished, answers = sql`true` }: SpellingOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const misspelled = [...new Set(words)].filter(
    (word) =>
      word.length >= MIN_LENGTH &&
      word.length <= MAX_LENGTH &&
      /^[a-z]+$/.test(word) &&
      !isKnownWord(word) &&
      !(word === unfinished && beginsKnownWord(word)),
  );
  if (misspelled.length === 0) return new Map();
  readsSearchIndex();
  const meant = await splitJoinedWord(db, misspelled, answers);
  const uncorrected = misspelled.filter((word) => !meant.has(word));
  for (const { word, candidates, rivals } of await similarWords(db, uncorrected, answers)) {
    const onSite = best(word, candidates);
    const rival = best(word, rivals);
    const nearest = rival && (!onSite || rival.cost < onSite.cost) ? rival : onSite;
    if (nearest) meant.set(word, nearest.word);
  }
  return meant;
}

interface SimilarWords {
  word: string;
  candidates: { word: string; sounds: boolean }[];
  /** Similar medical words, even if the site does not have them. */
  rivals: { word: string; sounds: boolean }[];
}

/**
 * For each word, the similar words of the site and similar medical words. The “ch” of “cholesterol” may sound like “k”
 * or like “ch”.
 */
async function similarWords(db: Database, words: readonly string[], answers: SQL): Promise<SimilarWords[]> {
  if (words.length === 0) return [];
  const lookups = words.map((word) => ({ word, greek: word.replace(HARD, "ch"), rivals: rivalsOf(word) }));
  const { rows } = await db.execute<SimilarWords & Record<string, unknown>>(sql`
    select asked.word, (
      select coalesce(jsonb_agg(jsonb_build_object('word', found.word, 'sounds', found.sounds)), '[]') from (
        select s.word, dmetaphone(s.word) in (dmetaphone(asked.word), dmetaphone_alt(asked.word), dmetaphone(asked.greek)) as sounds from ${searchWord} s
        where (s.word % asked.word or dmetaphone(s.word) in (dmetaphone(asked.word), dmetaphone_alt(asked.word), dmetaphone(asked.greek))) and ${answers}
        order by similarity(s.word, asked.word) desc, s.word limit ${CANDIDATES}) found
    ) as candidates, (
      select coalesce(jsonb_agg(jsonb_build_object('word', rival, 'sounds', array[dmetaphone(rival), dmetaphone_alt(rival)] && array[dmetaphone(asked.word), dmetaphone_alt(asked.word)])), '[]')
      from jsonb_array_elements_text(asked.rivals) as rival
    ) as rivals
    from jsonb_to_recordset(${JSON.stringify(lookups)}::jsonb) as asked (word text, greek text, rivals jsonb)`);
  return rows;
}

/** The medical words with the fewest changes, and among these the ones that sound most alike. */
function rivalsOf(word: string): string[] {
  const maxChanges = maxChangesFor(word);
  return medicalWordsLike(word, Math.min(maxChanges, 2))
    .map((rival) => ({
      rival,
      changes: editDistance(word, rival),
      byEar: changesByEar(word, rival),
    }))
    .filter(({ changes }) => changes <= maxChanges)
    .toSorted((a, b) => a.changes - b.changes || a.byEar - b.byEar)
    .slice(0, MAX_RIVALS)
    .map(({ rival }) => rival);
}

/** Candidates are sorted by similarity. The first one with the lowest cost wins, or the one that sounds most alike. */
function best(word: string, candidates: SimilarWords["candidates"]): Candidate | undefined {
  return candidates
    .flatMap(({ word: candidate, sounds }) => {
      const changes = editDistance(word, candidate);
      const isShort = word.length < SHORT;
      if (isShort && !sounds) return [];
      const byEar = changesByEar(word, candidate);
      if (changes === 0) return [];
      if (changes > maxChangesFor(word) + (sounds && !isShort ? 1 : 0) && byEar > maxSoundChangesFor(word))
        return [];
      if (!sounds && !hasLikeStem(word, candidate)) return [];
      return [
        { word: candidate, cost: Math.min(sounds ? changes - 1 : changes, byEar + SOUND_PENALTY), byEar },
      ];
    })
    .toSorted((a, b) => a.cost - b.cost || a.byEar - b.byEar)[0];
}

/** The number of changes between the sounds. Short words sound like too many others. */
function changesByEar(word: string, candidate: string): number {
  if (word.length < MIN_SOUND_LENGTH || candidate.length < MIN_SOUND_LENGTH) return UNRELATED_COST;
  const [typed, meant] = [soundSpelling(word), soundSpelling(candidate)];
  return typed[0] === meant[0] ? editDistance(typed, meant) : UNRELATED_COST;
}

function maxSoundChangesFor(word: string): number {
  return word.length < LONG_SOUND_LENGTH ? MAX_SOUND_CHANGES : MAX_SOUND_CHANGES + 1;
}

function maxChangesFor(word: string): number {
  return word.length < LONG ? 1 : word.length < VERY_LONG ? 2 : 3;
}

/**
 * “Urologist” and “oncologist” are similar only because all specialists have this ending. Words with a medical ending
 * are compared without it, and the rest may have as many wrong letters as a word of its length.
 */
function hasLikeStem(word: string, candidate: string): boolean {
  const stem = withoutEnding(candidate);
  if (stem === null) return true;
  const ending = candidate.length - stem.length;
  const changes = [ending - 1, ending, ending + 1].map((length) =>
    editDistance(word.slice(0, Math.max(0, word.length - length)), stem),
  );
  return Math.min(...changes) <= (stem.length < SHORT ? 0 : maxChangesFor(stem));
}

/** “physicaltherapy” as “physical therapy”: the two words of the site of which a word consists. */
async function splitJoinedWord(
  db: Database,
  words: readonly string[],
  answers: SQL,
): Promise<Map<string, string>> {
  const cuts = words.flatMap((word) =>
    Array.from({ length: word.length - 2 * MIN_PART_LENGTH + 1 }, (_, at) => ({
      word,
      first: word.slice(0, at + MIN_PART_LENGTH),
      second: word.slice(at + MIN_PART_LENGTH),
    })),
  );
  if (cuts.length === 0) return new Map();
  const { rows } = await db.execute<{ word: string; first: string; second: string }>(sql`
    select cut.word, cut.first, cut.second
    from jsonb_to_recordset(${JSON.stringify(cuts)}::jsonb) as cut (word text, first text, second text)
    where exists (select from ${searchWord} s where s.word = cut.first and ${answers})
      and exists (select from ${searchWord} s where s.word = cut.second and ${answers})`);
  return new Map(rows.map(({ word, first, second }) => [word, `${first} ${second}`]));
}
