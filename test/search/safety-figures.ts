import { readFileSync } from "node:fs";
import { join } from "node:path";
import { everythingVisible } from "~/content/visibility/visibility-of";
import { findProviders } from "~/features/care/finder/find-providers";
import { searchSite } from "~/features/search/search-site";
import { dangerNotice, isHelpOnly } from "~/features/search/shared/danger-notice";
import { builtInPhrases } from "~/features/search/vocabulary/built-in-phrases";
import { stemsOf } from "~/features/search/word-stems";
import type { Database } from "~/platform/database/database";

/** How many of a set are right, and a line for each that is not. */
export interface Figure {
  right: number;
  of: number;
  missed: string[];
}

/**
 * `independent` was written by a person who had not seen the words or the signs. Both have been improved with it
 * since.
 */
export type EvaluationPart = "built" | "held-out" | "independent";

const FIRST = { limit: 3, offset: 0 };

/**
 * Danger queries that get a notice. A crisis must get the crisis notice, and nothing else may, because it
 * hides the results. Between 911 and poison control, either may come first, because each notice names both.
 */
export async function dangerRecall(db: Database, part: EvaluationPart): Promise<Figure> {
  const missed: string[] = [];
  const queries = rowsOf(`danger-${part}.tsv`);
  for (const [query = "", kind, language] of queries) {
    const notice = await dangerNotice(db, query);
    const isRight = notice && isHelpOnly(notice) === (kind === "crisis") && notice.language === language;
    if (!isRight) missed.push(`${query}: ${notice ? `${notice.kind}, ${notice.language}` : "no notice"}`);
  }
  return { right: queries.length - missed.length, of: queries.length, missed };
}

/** Queries near danger that get no notice. */
export async function nearDangerWithoutNotice(db: Database, part: EvaluationPart): Promise<Figure> {
  const missed: string[] = [];
  const queries = rowsOf(`near-danger-${part}.tsv`);
  for (const [query = ""] of queries) {
    const notice = await dangerNotice(db, query);
    if (notice) missed.push(`${query}: ${notice.kind}`);
  }
  return { right: queries.length - missed.length, of: queries.length, missed };
}

/** Medical words that neither the site's search nor the finder replaces. */
export async function termsKept(db: Database): Promise<Figure> {
  const missed: string[] = [];
  const terms = fileOf("medical-terms.txt").split(/\s+/);
  for (const term of terms) {
    const [site, finder] = await Promise.all([
      searchSite({ db, visibility: everythingVisible }, term, FIRST),
      findProviders(db, { q: term }),
    ]);
    const changed = site.corrected ?? finder.corrected;
    if (changed) missed.push(`${term}: ${changed}`);
  }
  return { right: terms.length - missed.length, of: terms.length, missed };
}

/**
 * Misspellings that are read as intended: corrected, with the same stem, known to the vocabulary for the same topic
 * (“asma” is Spanish), reported as having no page, or answered by the crisis page. `wrong` lists those that became another word.
 */
export async function misspellingsRead(db: Database): Promise<Figure & { wrong: string[] }> {
  const missed: string[] = [];
  const wrong: string[] = [];
  const rows = rowsOf("misspellings.tsv", 0);
  for (const [typed = "", meant = ""] of rows) {
    const { corrected, withoutPage, rules, notice } = await searchSite(
      { db, visibility: everythingVisible },
      typed,
      FIRST,
    );
    const word = meant.replace("'s", "");
    const said = [corrected ?? "", ...withoutPage].join(" ");
    if (said.includes(word) || isHelpOnly(notice) || (await isSameStem(db, typed, word))) continue;
    if (rules.some(({ words }) => isSameTopic(words, meant))) continue;
    missed.push(`${typed}: ${said.trim() || "nothing"} instead of ${meant}`);
    if (corrected) wrong.push(`${typed}: ${corrected}`);
  }
  return { right: rows.length - missed.length, of: rows.length, missed, wrong };
}

function isSameTopic(phrase: string, meant: string): boolean {
  const topicOf = (words: string) => builtInPhrases.find((one) => one.phrase === words)?.topics[0];
  return topicOf(phrase) !== undefined && topicOf(phrase) === topicOf(meant);
}

async function isSameStem(db: Database, typed: string, meant: string): Promise<boolean> {
  const words = typed.split(" ");
  const stems = await stemsOf(db, new Set([...words, meant]));
  const expected = stems.get(meant)?.[0];
  return words.some((word) => stems.get(word)?.[0] === expected);
}

/** @param header number of lines that name the columns */
function rowsOf(file: string, header = 1): string[][] {
  return fileOf(file)
    .split("\n")
    .slice(header)
    .map((line) => line.split("\t"));
}

function fileOf(name: string): string {
  return readFileSync(join(import.meta.dirname, "evaluation", name), "utf8").trim();
}
