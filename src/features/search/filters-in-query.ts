import { sql } from "drizzle-orm";
import { readsSearchIndex } from "~/content/reads";
import { searchDocument } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import type { SearchScope } from "./search-scope";

/** A link to the provider finder with the filters in a query. */
export interface FinderLink {
  /** The filters as labels: “accepting new patients”. */
  labels: string[];
  /** A path on this site, with the filters in its query. */
  url: string;
}

const FINDER = "/provider-search";
/** Shorter words are prefixes of too many titles. */
const MIN_NAME_LENGTH = 4;

interface Filter {
  /** The finder's query parameter. */
  name: string;
  /** Matches the words for the filter. */
  pattern: RegExp;
  value(match: RegExpMatchArray): string;
  label(chosen: string): string;
}

/** Names of languages that have no other meaning. */
const LANGUAGES = "spanish|vietnamese|somali|arabic|german|french|lakota|karen|chinese|korean|russian|hmong";

const FILTERS: readonly Filter[] = [
  {
    name: "acceptingNew",
    pattern: /\b(?:accept(?:s|ing)?|tak(?:es?|ing))(?: on)?(?: any)? new patients?\b/i,
    value: () => "true",
    label: () => "accepting new patients",
  },
  {
    name: "telehealth",
    pattern: /\b(?:with |by |for )?(?:video|virtual|telehealth) (?:visits?|appointments?)\b/i,
    value: () => "true",
    label: () => "video visits",
  },
  {
    name: "openNow",
    pattern: /\b(?:(?:who |that |which )?(?:is |are )?(?:still )?open (?:right )?now)\b/i,
    value: () => "true",
    label: () => "open now",
  },
  {
    name: "language",
    pattern: new RegExp(
      `\\b(?:(?:who |that )?speaks?(?:ing)? (${LANGUAGES})|(${LANGUAGES})[ -]speaking)\\b`,
      "i",
    ),
    value: ([, after, before]) => capitalized(after ?? before ?? ""),
    label: (chosen) => `speaks ${chosen}`,
  },
  {
    name: "gender",
    pattern: /\b(?:female|woman|lady)\b/i,
    value: () => "female",
    label: () => "women",
  },
  {
    name: "gender",
    pattern: /\bmale\b/i,
    value: () => "male",
    label: () => "men",
  },
];

/** Locations and plans that are mentioned after one of these words are filters. */
const NAMED_FILTERS = [
  {
    type: "location",
    name: "location",
    before: ["in", "at", "near"],
    base: "/location/",
  },
  {
    type: "insurancePlan",
    name: "insurance",
    before: ["take", "takes", "taking", "accept", "accepts", "accepting", "with"],
    base: "/insurance/",
  },
] as const;

/**
 * The provider filters in a query: “heart doctor accepting new patients in Willow Bend”.
 * @param query cleaned
 * @returns null if there are none, or if visitors have no finder
 */
export async function filtersInQuery(
  { db, visibility }: SearchScope,
  query: string,
): Promise<FinderLink | null> {
  if (visibility.hides(FINDER)) return null;
  let rest = query;
  const parameters = new URLSearchParams();
  const labels: string[] = [];
  for (const { name, pattern, value, label } of FILTERS) {
    const match = rest.match(pattern);
    if (!match || parameters.has(name)) continue;
    const chosen = value(match);
    parameters.set(name, chosen);
    labels.push(label(chosen));
    rest = rest.replace(pattern, " ");
  }
  for (const { name, slug, title, words, url } of await recordsNamed(db, rest)) {
    if (parameters.has(name) || visibility.hides(url)) continue;
    parameters.set(name, slug);
    labels.push(title);
    rest = rest.replace(words, " ");
  }
  if (labels.length === 0) return null;
  const remainingQuery = rest.replaceAll(/\s+/g, " ").trim();
  if (remainingQuery !== "") parameters.set("q", remainingQuery);
  return { labels, url: `${FINDER}?${parameters}` };
}

interface NamedRecord {
  name: string;
  slug: string;
  title: string;
  url: string;
  /** The query's words for the filter. */
  words: string;
}

/** The locations and plans that the query mentions, longest names first. */
async function recordsNamed(db: Database, query: string): Promise<NamedRecord[]> {
  const beginnings = wordsAfter(query, new Set(NAMED_FILTERS.flatMap(({ before }) => before)));
  if (beginnings.length === 0) return [];
  readsSearchIndex();
  // Uses ranges of titles, because a condition on the type alone would read the whole index.
  const { rows } = await db.execute<{ type: string; url: string; title: string }>(sql`
    select distinct d.type, d.url, d.title
    from unnest(${sql.param(beginnings)}::text[]) as given (beginning)
      join ${searchDocument} d on d.title_key ~>=~ given.beginning and d.title_key ~<~ (given.beginning || chr(1114109))
    where d.type = any(${sql.param(NAMED_FILTERS.map(({ type }) => type))}::text[])`);
  const named = rows.flatMap(({ type, url, title }) => {
    const kind = NAMED_FILTERS.find((one) => one.type === type);
    const words = kind && longestName(query, kind.before, title);
    return kind && words ? [{ name: kind.name, slug: url.slice(kind.base.length), title, url, words }] : [];
  });
  return named.toSorted((a, b) => b.words.length - a.words.length || a.title.length - b.title.length);
}

/** The words with which a name may begin: those after “in” or “takes”. */
function wordsAfter(query: string, before: ReadonlySet<string>): string[] {
  const words = query
    .toLowerCase()
    .split(" ")
    .filter((word) => word !== "the");
  return words.filter((word, at) => word.length >= MIN_NAME_LENGTH && before.has(words[at - 1] ?? ""));
}

/**
 * The longest prefix of a title that the query contains, of at least two words: “in Willow Bend” for Willow Bend
 * Clinic.
 */
function longestName(query: string, before: readonly string[], title: string): string | null {
  const words = title.split(" ");
  const beginnings = words.map((_, at) => words.slice(0, words.length - at));
  const wordings = beginnings
    .filter(({ length }) => length > 1 || length === words.length)
    .flatMap((beginning) =>
      before.flatMap((word) => [`${word} ${beginning.join(" ")}`, `${word} the ${beginning.join(" ")}`]),
    );
  const text = ` ${query.toLowerCase()} `;
  const at = wordings.map((wording) => text.indexOf(` ${wording.toLowerCase()} `));
  const first = at.findIndex((position) => position >= 0);
  const start = at[first];
  return start === undefined ? null : query.slice(start, start + (wordings[first]?.length ?? 0));
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
