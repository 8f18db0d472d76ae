import { soundSpelling } from "../sound-spelling";
import { lettersOf } from "../words/letters-of";
import type { NoticeKind } from "./notice";
import { SIGNS } from "./signs";
import {
  endsLikeEnglish,
  endsLikeSpanish,
  FORMS_TO_MISSPELL,
  soundInSpanish,
  writtenOut,
} from "./word-forms";
import { COMMON_ENGLISH, COMMON_SPANISH, ENTRIES, entriesOf, type Language, SPANISH_ENTRIES } from "./words";

/** Longer texts are truncated to this length. */
const MAX_LENGTH = 2_000;
/** The maximum number of words between the groups of a sign. */
const MAX_WORDS_BETWEEN_GROUPS = 9;
/** The maximum number of words between `a` and `b` of `a>b`. */
const MAX_WORDS_WITHIN_PAIR = 4;
/**
 * Ranges, inclusive: blood sugar in mg/dL, fever in °F and °C, systolic pressure in mmHg, heartbeats per minute, oxygen
 * in percent, pills at once. Years are not dangerous, because “a heart attack in 2019” is in the past.
 */
const DANGEROUS_NUMBERS: readonly (readonly [
  group: string,
  from: number,
  to: number,
  isDecimal?: boolean,
])[] = [
  ["numberLow", 10, 54],
  ["numberHigh", 400, 2_000],
  ["numberFever", 104, 112],
  ["numberFeverCelsius", 38, 42],
  ["numberFeverCelsiusHigh", 40, 42],
  // From 100.4 °F (38 °C) on, a fever is an emergency for a newborn and for people with a weak immune system (CDC).
  ["numberFeverWeak", 100.4, 112],
  ["numberFeverWeak", 38, 42],
  // A number with a decimal is a temperature even without a unit: “on chemo 101.3”.
  ["numberFeverExact", 100.4, 108, true],
  ["numberCelsiusExact", 38, 42, true],
  ["numberPressure", 180, 300],
  ["numberHeart", 15, 38],
  ["numberHeart", 150, 300],
  ["numberOxygen", 40, 88],
  ["numberMany", 4, 500],
  ["calmPast", 1950, 2049],
];

/** The position of a group's words: the indexes of the first and the last word. */
interface Span {
  start: number;
  end: number;
}

/** The positions of each group in a text, by the group's number. */
type Spans = readonly (Span[] | undefined)[];

/** A group, or consecutive groups, by number. Each position allows alternatives. */
interface Element {
  groups: number[][];
  between: number[];
}

interface Sign {
  elements: Element[];
  /** The groups of all elements. The sign is only checked if the text has one of each. */
  needed: number[][];
  /** Any of these groups cancels the sign. */
  unless: number[];
  /** These groups cancel it, too, unless the emergency is happening right now. */
  topics: number[];
}

/** An entry of a group, without its first word. */
interface Entry {
  group: number;
  rest: EntryWord[];
}

interface EntryWord {
  text: string;
  /** The sound of the word, for Spanish, because many people spell Spanish by ear. */
  sound: string | null;
  /** Whether the letters after `text` are allowed; null if none may follow. */
  mayEnd: ((ending: string) => boolean) | null;
}

/** All entries that begin with the same word. */
interface Opening {
  /** Groups that contain the word itself. */
  alone: number[];
  /** Entries of several words, by the second word. */
  bySecond: Map<string, Entry[]>;
  /** Entries of several words whose second word has endings or is a number. */
  others: Entry[];
  mayEnd: EntryWord["mayEnd"];
}

/** Entries by first word; for words with endings, by stem. */
interface OpeningIndex {
  whole: Map<string, Opening>;
  stems: Map<string, Opening[]>;
}

/** A typed word: as written, its Spanish sound if it is unknown, and the matching entries. */
interface TypedWord {
  text: string;
  sound: string | null;
  openings: readonly Opening[];
}

const ANY_NUMBER = "#";
/**
 * A number includes its decimals. A comma is only a decimal mark after two digits: “38,5”, but not in the herbicide
 * “2,4-D”.
 */
const NUMBER_OR_WORD = /[a-z]+|\d+\.\d{1,2}(?!\d)|\d{2,3},\d(?!\d)|\d+/g;
const MAX_WORD_LENGTH = 20;
const MIN_STEM_LENGTH = 2;
/** Shorter words differ by one letter from too many other words. */
const MIN_MISSPELLED_LENGTH = 5;
/** Shorter words sound like too many others, in Spanish and in English. */
const MIN_SOUND_LENGTH = 4;
const MIN_ENGLISH_SOUND_LENGTH = 6;
/** Two adjacent shorter words form too many words by chance. */
const MIN_JOINED_LENGTH = 6;

const groupNumbers = new Map<string, number>();
for (const name of [...ENTRIES.map(({ group }) => group), ...DANGEROUS_NUMBERS.map(([group]) => group)]) {
  if (!groupNumbers.has(name)) groupNumbers.set(name, groupNumbers.size);
}
/** Words within a figure of speech are ignored: nobody is dying in “me muero de hambre”. */
const FIGURES_OF_SPEECH = groupNumber("figureOfSpeech");
/** A class, a statistic, or a job is not an emergency, unless something is happening right now. */
const TOPIC = groupNumber("topic");
const URGENT = groupNumber("urgent");

const signs: readonly (readonly [NoticeKind, readonly Sign[]])[] = SIGNS.map(([kind, lines]) => [
  kind,
  lines.map(signOf),
]);

const written: OpeningIndex = { whole: new Map(), stems: new Map() };
const bySound: OpeningIndex = { whole: new Map(), stems: new Map() };
/** Every word of any entry. */
const vocabulary = new Set<string>();
/**
 * Words by first letter and length, because a misspelled word starts with the same letter and has about the same
 * length.
 */
type WordsByShape = Map<string, { text: string; letters: number; word: string }[]>;
/** The vocabulary as written. */
const byShape: WordsByShape = new Map();
/** Its English words as they sound. */
const soundsByShape: WordsByShape = new Map();
for (const { group, text, language } of ENTRIES) addEntry(groupNumber(group), text, language);

const spanish = entryTest(SPANISH_ENTRIES);
const commonSpanish = new Set(entriesOf(COMMON_SPANISH));
const commonEnglish = new Set(entriesOf(COMMON_ENGLISH));

/**
 * The kind of danger in a text, or null. Matches words and their forms instead of phrases: “can’t stop the bleeding”
 * and “bleeding that will not stop” are the same sign. Takes time proportional to the text's length.
 * @param isKnownWord whether a word is spelled correctly; unknown words also match similar danger words
 */
export function findDanger(text: string, isKnownWord: (word: string) => boolean): NoticeKind | null {
  const spans = spansIn(wordsIn(text), isKnownWord);
  const isMentioned = (group: number) => spans[group] !== undefined;
  const isHappening = isMentioned(URGENT);
  const isTopic = isMentioned(TOPIC) && !isHappening;
  const has = (kind: NoticeKind, { needed, unless, topics, elements }: Sign) => {
    // The crisis page hides the results, so a topic always cancels it.
    const isTaken =
      unless.some(isMentioned) || ((kind === "crisis" || !isHappening) && topics.some(isMentioned));
    return !isTaken && needed.every((choice) => choice.some(isMentioned)) && isNear(elements, spans);
  };
  const found = signs.find(
    ([kind, list]) => !(isTopic && kind !== "crisis") && list.some((sign) => has(kind, sign)),
  );
  return found?.[0] ?? null;
}

/** Whether a text is Spanish. Words of both languages, such as “me”, do not count. */
export function isSpanish(text: string, isEnglishWord: (word: string) => boolean): boolean {
  const words = wordsIn(text);
  const isEnglish = (word: string) => commonEnglish.has(word) || isEnglishWord(word);
  const isOther = (word: string) => commonSpanish.has(word) || spanish(word);
  const ofSpanish = words.filter((word) => isOther(word) && !isEnglish(word)).length;
  const ofEnglish = words.filter((word) => isEnglish(word) && !isOther(word)).length;
  return ofSpanish > 0 && ofSpanish >= ofEnglish;
}

/**
 * Words in lower case, without accents and apostrophes, and numbers with their decimals. Expands abbreviations such as
 * “thru” and “yrs”.
 */
function wordsIn(text: string): string[] {
  const words =
    text
      .slice(0, MAX_LENGTH)
      .normalize("NFKD")
      .replaceAll(/[\p{M}'’‘`´]/gu, "")
      .toLowerCase()
      .replaceAll(/([a-z])\1{2,}/g, "$1")
      .match(NUMBER_OR_WORD) ?? [];
  return words.flatMap(writtenOut);
}

function spansIn(words: readonly string[], isKnownWord: (word: string) => boolean): Spans {
  const typedWords = new Map<string, TypedWord>();
  const typed = words.map((word) => {
    const read = typedWords.get(word) ?? typedWord(word, isKnownWord);
    typedWords.set(word, read);
    return read;
  });
  const found: (Span & { group: number })[] = [];
  for (let start = 0; start < typed.length; start += 1) addMatches(found, typed, start);
  const hidden = new Set<number>();
  for (const { group, start, end } of found) {
    if (group === FIGURES_OF_SPEECH) for (let at = start; at <= end; at += 1) hidden.add(at);
  }
  const spans: (Span[] | undefined)[] = new Array(groupNumbers.size).fill(undefined);
  for (const { group, start, end } of found) {
    if (hidden.has(start) || hidden.has(end)) continue;
    const list = spans[group];
    if (list) list.push({ start, end });
    else spans[group] = [{ start, end }];
  }
  return spans;
}

/** Adds the groups that match at a word. */
function addMatches(found: (Span & { group: number })[], typed: readonly TypedWord[], start: number): void {
  const word = typed[start];
  if (!word) return;
  const addAll = (openings: readonly Opening[], end: number) => {
    const second = typed[end + 1];
    for (const { alone, bySecond, others } of openings) {
      for (const group of alone) found.push({ group, start, end });
      const entries = second && bySecond.get(second.text);
      // A word that is known only by its sound is compared with every entry.
      const compared = second?.sound && !entries ? [...bySecond.values()].flat().concat(others) : others;
      for (const { group, rest } of entries ? entries.concat(compared) : compared) {
        if (rest.every((one, at) => isWord(typed[end + 1 + at], one))) {
          found.push({ group, start, end: end + rest.length });
        }
      }
    }
  };
  for (const group of groupsOfNumber(word.text)) found.push({ group, start, end: start });
  addAll(word.openings, start);
  const joined = joinedWord(word.text, typed[start + 1]?.text);
  if (joined) addAll(openingsIn(written, joined), start + 1);
}

/** “over dose” as “overdose”. Not for Spanish words such as “para de”, which form English ones by chance. */
function joinedWord(first: string, second: string | undefined): string | null {
  if (!second || commonSpanish.has(first) || commonSpanish.has(second)) return null;
  const joined = first + second;
  return joined.length >= MIN_JOINED_LENGTH && vocabulary.has(joined) ? joined : null;
}

function openingsIn({ whole, stems }: OpeningIndex, word: string): Opening[] {
  const found: Opening[] = [];
  const opening = whole.get(word);
  if (opening) found.push(opening);
  const anyNumber = startsWithDigit(word) && whole.get(ANY_NUMBER);
  if (anyNumber) found.push(anyNumber);
  for (let length = MIN_STEM_LENGTH; length <= Math.min(word.length, MAX_WORD_LENGTH); length += 1) {
    for (const one of stems.get(word.slice(0, length)) ?? []) {
      if (one.mayEnd?.(word.slice(length))) found.push(one);
    }
  }
  return found;
}

function isWord(word: TypedWord | undefined, entryWord: EntryWord): boolean {
  if (!word) return false;
  if (entryWord.text === ANY_NUMBER) return startsWithDigit(word.text);
  if (isForm(word.text, entryWord.text, entryWord.mayEnd)) return true;
  return (
    word.sound !== null && entryWord.sound !== null && isForm(word.sound, entryWord.sound, entryWord.mayEnd)
  );
}

function isForm(word: string, text: string, mayEnd: EntryWord["mayEnd"]): boolean {
  return word === text || (mayEnd !== null && word.startsWith(text) && mayEnd(word.slice(text.length)));
}

function startsWithDigit(word: string): boolean {
  return word[0] !== undefined && word[0] <= "9";
}

/** The groups for which a number is dangerous. They count only near the word for the measurement. */
function groupsOfNumber(word: string): number[] {
  if (!startsWithDigit(word)) return [];
  const isWithDecimal = /[.,]/.test(word);
  const number = Number(word.replace(",", "."));
  return DANGEROUS_NUMBERS.flatMap(([group, from, to, isDecimal = false]) =>
    number >= from && number <= to && (isWithDecimal || !isDecimal) ? [groupNumber(group)] : [],
  );
}

/**
 * Matches an unknown word by its Spanish sound (“combulsionando”). If there is none, matches danger words that differ
 * by one letter (“unconcious”) or sound the same in English.
 */
function typedWord(text: string, isKnownWord: (word: string) => boolean): TypedWord {
  const openings = openingsIn(written, text);
  const isAsWritten =
    text.length < MIN_SOUND_LENGTH ||
    text.length > MAX_WORD_LENGTH ||
    startsWithDigit(text) ||
    openings.length > 0 ||
    vocabulary.has(text) ||
    commonSpanish.has(text) ||
    isKnownWord(text);
  if (isAsWritten) return { text, sound: null, openings };
  const sound = soundInSpanish(text);
  const alike = openingsIn(bySound, sound);
  if (alike.length > 0 || text.length < MIN_MISSPELLED_LENGTH) return { text, sound, openings: alike };
  const meant = new Set([...wordsOneLetterAway(byShape, text), ...wordsByEar(text)]);
  return {
    text: meant.values().next().value ?? text,
    sound,
    openings: [...meant].flatMap((word) => openingsIn(written, word)),
  };
}

/** The words that start the same and differ by at most one letter. */
function wordsOneLetterAway(words: WordsByShape, text: string): string[] {
  const letters = lettersOf(text);
  return [text.length, text.length + 1, text.length - 1].flatMap((length) => {
    const alike = (words.get(shapeOf(text, length)) ?? []).filter((one) => {
      // Replacing a letter, the largest allowed difference, changes two bits.
      const differing = one.letters ^ letters;
      const butOne = differing & (differing - 1);
      return (butOne & (butOne - 1)) === 0 && isOneLetterAway(one.text, text);
    });
    return alike.map(({ word }) => word);
  });
}

/** The English words that sound like an unknown one: “elefant”, “presher”. */
function wordsByEar(text: string): string[] {
  const sound = soundSpelling(text);
  if (sound.length < MIN_ENGLISH_SOUND_LENGTH) return [];
  // “Psticide” starts with the sound of “suicide”, but does not mean it.
  return wordsOneLetterAway(soundsByShape, sound).filter(
    (word) => word[0] === text[0] || soundSpelling(word) === sound,
  );
}

/**
 * Whether they are equal, or differ by one letter that was added, removed, or replaced, or by two adjacent letters that
 * were swapped.
 */
function isOneLetterAway(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  if (long.slice(at + 1) === short.slice(at + 1)) return true;
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return isSwapped && long.slice(at + 2) === short.slice(at + 2);
}

function shapeOf(word: string, length: number): string {
  return `${word[0]}${length}`;
}

/** Whether all elements of a sign are near each other, and none overlaps the first. */
function isNear([first, ...others]: readonly Element[], spans: Spans): boolean {
  if (!first) return false;
  const anchors = spansOf(first, spans);
  if (anchors.length === 0) return false;
  const rest = others.map((element) => spansOf(element, spans));
  return anchors.some((anchor) => rest.every((list) => hasNear(list, anchor)));
}

function hasNear(list: readonly Span[], anchor: Span): boolean {
  for (let at = firstFrom(list, anchor.end - MAX_WORDS_BETWEEN_GROUPS); at < list.length; at += 1) {
    const span = list[at];
    if (!span || span.start > anchor.start + MAX_WORDS_BETWEEN_GROUPS) return false;
    const isApart = span.start > anchor.end || span.end < anchor.start;
    if (
      isApart &&
      Math.max(span.end, anchor.end) - Math.min(span.start, anchor.start) <= MAX_WORDS_BETWEEN_GROUPS
    )
      return true;
  }
  return false;
}

/** The positions of an element in text order; for consecutive groups, from the first word to the last. */
function spansOf({ groups, between }: Element, spans: Spans): Span[] {
  const of = (choice: number[] = []) => {
    const matching = choice.flatMap((group) => (spans[group] ? [spans[group]] : []));
    return matching.length > 1 ? matching.flat().toSorted((a, b) => a.start - b.start) : (matching[0] ?? []);
  };
  let found = of(groups[0]);
  for (let at = 1; at < groups.length && found.length > 0; at += 1) {
    const most = between[at - 1] ?? 0;
    const next = of(groups[at]);
    found = found.flatMap(({ start, end }) => {
      const following = next[firstFrom(next, end + 1)];
      return following && following.start - end - 1 <= most ? [{ start, end: following.end }] : [];
    });
  }
  return found;
}

/** The index of the first span that starts at a word or after it, by binary search. */
function firstFrom(list: readonly Span[], start: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.start ?? start) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function signOf(line: string): Sign {
  const [matching = "", taken = ""] = line.split(" - ");
  const takenBy = taken.split(" ").filter(Boolean);
  const isTopic = (name: string) => name === "topic" || name.startsWith("calm");
  const elements = matching.split(" ").map(elementOf);
  return {
    elements,
    needed: elements.flatMap(({ groups }) => groups),
    unless: takenBy.filter((name) => !isTopic(name)).map(groupNumber),
    topics: takenBy.filter(isTopic).map(groupNumber),
  };
}

function elementOf(text: string): Element {
  const parts = text.split(/([>+])/);
  return {
    groups: parts.filter((_, at) => at % 2 === 0).map((choice) => choice.split("|").map(groupNumber)),
    between: parts.filter((_, at) => at % 2 === 1).map((sign) => (sign === "+" ? 0 : MAX_WORDS_WITHIN_PAIR)),
  };
}

/** @throws Error if the group has no entry */
function groupNumber(name: string): number {
  const number = groupNumbers.get(name);
  if (number === undefined) throw new Error(`There is no group of danger words named “${name}”.`);
  return number;
}

function addEntry(group: number, text: string, language: Language): void {
  const words = text.split(" ").map((word) => entryWordOf(word, language));
  const [first, ...rest] = words;
  if (!first) return;
  addOpening(written, first.text, first.mayEnd, { group, rest });
  if (first.sound !== null) addOpening(bySound, first.sound, first.mayEnd, { group, rest });
  for (const word of words) addToVocabulary(word, language);
  const [second, third] = rest;
  if (!second || third || first.mayEnd || first.text === ANY_NUMBER) return;
  // “nail gun” is also written “nailgun”.
  const joined = first.text + second.text;
  if (joined.length >= MIN_JOINED_LENGTH) addOpening(written, joined, second.mayEnd, { group, rest: [] });
}

function entryWordOf(word: string, language: Language): EntryWord {
  const text = word.replace("*", "");
  const ends = language === "es" ? endsLikeSpanish : endsLikeEnglish;
  return {
    text,
    sound: language === "es" && text.length >= MIN_SOUND_LENGTH ? soundInSpanish(text) : null,
    mayEnd: word.endsWith("*") ? ends : null,
  };
}

function addOpening(index: OpeningIndex, word: string, mayEnd: EntryWord["mayEnd"], entry: Entry): void {
  const typedWords = mayEnd
    ? index.stems.get(word)?.find((one) => one.mayEnd === mayEnd)
    : index.whole.get(word);
  const opening = typedWords ?? { alone: [], bySecond: new Map<string, Entry[]>(), others: [], mayEnd };
  if (!typedWords && mayEnd) index.stems.set(word, [...(index.stems.get(word) ?? []), opening]);
  if (!typedWords && !mayEnd) index.whole.set(word, opening);
  const [second] = entry.rest;
  if (!second) {
    if (!opening.alone.includes(entry.group)) opening.alone.push(entry.group);
  } else if (second.mayEnd || second.text === ANY_NUMBER) {
    opening.others.push(entry);
  } else {
    opening.bySecond.set(second.text, [...(opening.bySecond.get(second.text) ?? []), entry]);
  }
}

function addToVocabulary({ text, mayEnd }: EntryWord, language: Language): void {
  for (const ending of mayEnd ? FORMS_TO_MISSPELL.filter(mayEnd) : [""]) {
    const form = text + ending;
    if (vocabulary.has(form)) continue;
    vocabulary.add(form);
    if (form.length >= MIN_MISSPELLED_LENGTH) addByShape(byShape, form, form);
    const sound = language === "en" ? soundSpelling(form) : "";
    if (sound.length >= MIN_ENGLISH_SOUND_LENGTH) addByShape(soundsByShape, sound, form);
  }
}

function addByShape(words: WordsByShape, text: string, word: string): void {
  const shape = shapeOf(text, text.length);
  const alike = words.get(shape);
  const entry = { text, letters: lettersOf(text), word };
  if (alike) alike.push(entry);
  else words.set(shape, [entry]);
}

function entryTest(entries: readonly string[]): (word: string) => boolean {
  const words = entries.flatMap((entry) => entry.split(" ")).filter((word) => word !== ANY_NUMBER);
  const whole = new Set(words.filter((word) => !word.endsWith("*")));
  const stems = new Set(words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1)));
  const isStemAndEnding = (word: string, at: number) =>
    stems.has(word.slice(0, at)) && endsLikeSpanish(word.slice(at));
  return (word) => whole.has(word) || Array.from(word).some((_, at) => isStemAndEnding(word, at + 1));
}
