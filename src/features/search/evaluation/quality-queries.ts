import file from "./quality.tsv?raw";

export type QualityPart =
  | "tuning"
  | "held-out"
  | "independent"
  | "second-independent"
  | "third-independent"
  | "fourth-independent"
  | "fifth-independent";

/** A query with what visitors must and must not find with it on the demo hospital's site. */
export interface QualityQuery {
  /** The kind of query: condition, misspelling, task … */
  kind: string;
  /**
   * `tuning` and, since 2026-11-28, the independent parts are used for tuning. Five authors who had hardly seen the
   * vocabulary, or not at all, wrote the independent ones.
   */
  part: QualityPart;
  query: string;
  /** By address or its beginning: 3 is the answer, 2 also helps, 1 is related. */
  grades: ReadonlyMap<string, number>;
  /** The notices of which one must come first: emergency, poison, or crisis. Null if none must. */
  notices: readonly string[] | null;
  /** Whether a notice would be wrong. */
  isHarmless: boolean;
  /** Whether a word is misspelled, so that correcting it is right. */
  isMisspelled: boolean;
  /** Whether the hospital does not offer what the query is about. */
  isNotOffered: boolean;
  /** Addresses that must not be among the first results. */
  forbidden: readonly string[];
}

/** How many of the first results count as an answer. */
const FIRST = 3;

/** Every graded query. `test/search/evaluation/README.md` describes the file. */
export function qualityQueries(): QualityQuery[] {
  return file.trimEnd().split("\n").slice(1).map(readLine);
}

/** The grade of a page as an answer to the query; 0 if it has no grade. */
export function gradeFor({ grades }: QualityQuery, url: string): number {
  const fitting = [...grades].filter(([address]) => url.startsWith(address));
  return Math.max(0, ...fitting.map(([, grade]) => grade));
}

/** Whether a page with grade 2 or 3 is among the first results. */
export function hasAnswer(query: QualityQuery, urls: readonly string[]): boolean {
  return urls.slice(0, FIRST).some((url) => gradeFor(query, url) >= 2);
}

/** Whether a forbidden page is among the first results. */
export function hasForbidden({ forbidden }: QualityQuery, urls: readonly string[]): boolean {
  return urls.slice(0, FIRST).some((url) => forbidden.some((address) => url.startsWith(address)));
}

function readLine(line: string): QualityQuery {
  const [kind = "", part = "", query = "", wanted = "", forbidden = ""] = line.split("\t");
  const words = wanted.split(" ").filter(Boolean);
  return {
    kind,
    part: part as QualityPart,
    query,
    grades: new Map(words.filter((word) => !isExpectation(word)).map(gradeOf)),
    notices:
      words
        .find((word) => word.startsWith("notice:"))
        ?.slice("notice:".length)
        .split("/") ?? null,
    isHarmless: words.includes("no-notice"),
    isMisspelled: kind === "misspelling" || kind === "name" || words.includes("misspelled"),
    isNotOffered: words.includes("not-offered"),
    forbidden: forbidden.split(" ").filter(Boolean).map(addressOf),
  };
}

function isExpectation(word: string): boolean {
  return word.startsWith("notice:") || ["no-notice", "not-offered", "misspelled"].includes(word);
}

/** Parses “cardiology:2”, a specialty with its grade. The default grade is 3. */
function gradeOf(word: string): [address: string, grade: number] {
  const [key = "", grade = "3"] = word.split(":");
  return [addressOf(key), Number(grade)];
}

function addressOf(key: string): string {
  return key.startsWith("/") ? key : `/specialty/${key}`;
}
