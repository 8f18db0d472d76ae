import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

/** How hard a text is to read: the school grade of the Flesch–Kincaid formula. */
export interface Reading {
  grade: number;
  words: number;
  sentences: readonly { text: string; grade: number }[];
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const WORD = /[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu;
/** Elements whose text does not count as prose: forms, controls, and hidden elements. */
const OTHER = /<(script|style|svg|nav|form|select|button|template|table)\b[\s\S]*?<\/\1>/g;
const BLOCK =
  /<\/?(?:p|li|dd|dt|h[1-6]|div|section|article|ul|ol|dl|figure|figcaption|header|address|br|summary|details|blockquote)\b[^>]*>/g;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };

/**
 * Reads the sentences in the main part of a page. Headings, labels, and names end without a period and do not count.
 */
export function readPage(html: string): Reading {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  const lines = main
    .replaceAll(OTHER, "\n")
    .replaceAll(BLOCK, "\n")
    .replaceAll(/<\/?span\b[^>]*>/g, " ")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .split("\n");
  return readSentences(lines.flatMap(sentencesIn));
}

function sentencesIn(line: string): string[] {
  const text = line.replaceAll(/\s+/g, " ").trim();
  if (!/[.!?][”")]?$/.test(text)) return [];
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim());
}

function readSentences(sentences: readonly string[]): Reading {
  const counted = sentences
    .map((text) => ({ text, counts: countsOf(text) }))
    .filter(({ counts }) => counts.word > 1);
  const sum = (part: "word" | "syllable") => counted.reduce((total, { counts }) => total + counts[part], 0);
  const words = sum("word");
  return {
    grade:
      words === 0 ? 0 : fleschKincaid({ sentence: counted.length, word: words, syllable: sum("syllable") }),
    words,
    sentences: counted.map(({ text, counts }) => ({ text, grade: fleschKincaid(counts) })),
  };
}

function countsOf(sentence: string) {
  const words = sentence.match(WORD) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return { sentence: 1, word: words.length, syllable: syllables };
}
