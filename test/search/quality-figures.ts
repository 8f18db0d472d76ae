import { everythingVisible } from "~/content/visibility/visibility-of";
import {
  gradeFor,
  hasAnswer,
  hasForbidden,
  type QualityQuery,
} from "~/features/search/evaluation/quality-queries";
import { type SearchAnswer, searchSite } from "~/features/search/search-site";
import type { Database } from "~/platform/database/database";

/** How many of the first results a message shows, and how many are graded. */
const FIRST = 3;
const GRADED = 5;

/** Shares are between 0 and 1, and 1 if nothing was measured. */
export interface QualityFigures {
  queries: number;
  /** Of the queries with an answer: a page graded 2 or 3 is among the first three. */
  success: number;
  /** Of the same: how well the first five are ordered (normalized discounted cumulative gain). */
  ndcg: number;
  /**
   * The share of queries about something that the hospital does not offer for which the page says so, or shows nothing.
   */
  honest: number;
  /** The share of danger queries for which the right notice comes first. */
  recall: number;
  /** How many harmless queries got a notice. */
  falseNotices: number;
  /** How many correctly spelled queries were changed. */
  wrongCorrections: number;
  /** How many queries had a forbidden page among the first three. */
  forbidden: number;
  /** The failures, one line for each query. */
  missed: string[];
}

/** The result of one query. */
export interface Graded extends QualityQuery {
  answer: SearchAnswer;
}

/** Runs the queries against the demo hospital. */
export async function gradeQueries(db: Database, queries: readonly QualityQuery[]): Promise<Graded[]> {
  const graded: Graded[] = [];
  for (const query of queries) {
    const scope = { db, visibility: everythingVisible };
    graded.push(
      Object.assign({ answer: await searchSite(scope, query.query, { limit: GRADED, offset: 0 }) }, query),
    );
  }
  return graded;
}

export function figuresOf(graded: readonly Graded[]): QualityFigures {
  const answered = graded.filter(({ grades }) => grades.size > 0);
  const notOffered = graded.filter(({ isNotOffered }) => isNotOffered);
  const dangers = graded.filter(({ notices }) => notices !== null);
  const fails = graded.flatMap((one) => (problemOf(one) ? [`${one.query}: ${problemOf(one)}`] : []));
  return {
    queries: graded.length,
    success: share(answered, isSuccess),
    ndcg: mean(answered.map(ndcgOf)),
    honest: share(
      notOffered.filter(({ grades }) => grades.size === 0),
      admitsMissing,
    ),
    recall: share(dangers, hasNotice),
    falseNotices: graded.filter(({ isHarmless, answer }) => isHarmless && answer.notice !== null).length,
    wrongCorrections: graded.filter(isWronglyCorrected).length,
    forbidden: graded.filter(showsForbidden).length,
    missed: fails,
  };
}

/** The failure of a result; null if it is right. */
function problemOf(one: Graded): string | null {
  const { answer, notices, isHarmless, grades, isNotOffered } = one;
  const shown = answer.hits.slice(0, FIRST).map(({ url }) => url);
  if (showsForbidden(one)) return `shows a forbidden page: ${shown.join(", ")}`;
  if (notices !== null) return hasNotice(one) ? null : "no notice";
  if (isHarmless && answer.notice) return "a false notice";
  if (isWronglyCorrected(one)) return `was changed to ${answer.corrected}`;
  if (grades.size > 0) return isSuccess(one) ? null : shown.join(", ") || "nothing";
  return isNotOffered && !admitsMissing(one) ? `does not say so: ${shown.join(", ")}` : null;
}

function isSuccess(one: Graded): boolean {
  return hasAnswer(one, urlsOf(one)) || (one.isNotOffered && admitsMissing(one));
}

/** The page says that the hospital does not offer it, or has no page about it, or shows nothing. */
function admitsMissing({ answer }: Graded): boolean {
  return answer.notOffered.length > 0 || answer.withoutPage.length > 0 || answer.total === 0;
}

/** Whether one of the expected notices comes first. */
function hasNotice({ answer, notices }: Graded): boolean {
  return answer.notice !== null && (notices ?? []).includes(answer.notice.kind);
}

function isWronglyCorrected({ isMisspelled, answer }: Graded): boolean {
  return !isMisspelled && answer.corrected !== null;
}

function showsForbidden(one: Graded): boolean {
  return hasForbidden(one, urlsOf(one));
}

function urlsOf({ answer }: Graded): string[] {
  return answer.hits.map(({ url }) => url);
}

/** Discounted gain of the first five, relative to the best possible order. */
function ndcgOf(one: Graded): number {
  const gain = (grades: readonly number[]) =>
    grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const ideal = [...one.grades.values()].toSorted((a, b) => b - a).slice(0, GRADED);
  const got = urlsOf(one)
    .slice(0, GRADED)
    .map((url) => gradeFor(one, url));
  // Several dates of a class share a beginning, so their gains may exceed the ideal.
  return Math.min(1, gain(got) / gain(ideal));
}

function share<T>(all: readonly T[], isRight: (one: T) => boolean): number {
  return mean(all.map((one) => (isRight(one) ? 1 : 0)));
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 1 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
