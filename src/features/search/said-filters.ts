import { inArray } from "drizzle-orm";
import { readsSearchIndex } from "~/content/reads";
import { searchDocument } from "~/content/tables";
import type { Database } from "~/platform/database/database";

/** The finder of providers with what the query says about them. */
export interface FinderLink {
  /** What is filtered by, as people read it: “accepting new patients”. */
  labels: string[];
  /** Of this site. */
  url: string;
}

interface Filter {
  /** The parameter of the finder. */
  name: string;
  /** The words that say it, and what they say. */
  said: RegExp;
  value(match: RegExpMatchArray): string;
  label(chosen: string): string;
}

/** Names of languages that are not also other words. */
const LANGUAGES = "spanish|vietnamese|somali|arabic|german|french|lakota|karen|chinese|korean|russian|hmong";

const FILTERS: readonly Filter[] = [
  {
    name: "acceptingNew",
    said: /\b(?:accept(?:s|ing)?|tak(?:es?|ing))(?: on)?(?: any)? new patients?\b/i,
    value: () => "true",
    label: () => "accepting new patients",
  },
  {
    name: "telehealth",
    said: /\b(?:with |by |for )?(?:video|virtual|telehealth) (?:visits?|appointments?)\b/i,
    value: () => "true",
    label: () => "video visits",
  },
  {
    name: "language",
    said: new RegExp(
      `\\b(?:(?:who |that )?speaks?(?:ing)? (${LANGUAGES})|(${LANGUAGES})[ -]speaking)\\b`,
      "i",
    ),
    value: ([, after, before]) => capitalized(after ?? before ?? ""),
    label: (chosen) => `speaks ${chosen}`,
  },
  {
    name: "gender",
    said: /\b(?:female|woman|lady)\b/i,
    value: () => "female",
    label: () => "women",
  },
  {
    name: "gender",
    said: /\bmale\b/i,
    value: () => "male",
    label: () => "men",
  },
];

/** Places and plans that are named after one of these words are filters. */
const NAMED = [
  { type: "location", name: "location", before: "in|at|near", base: "/location/" },
  {
    type: "insurancePlan",
    name: "insurance",
    before: "takes?|taking|accepts?|accepting|with",
    base: "/insurance/",
  },
] as const;

/**
 * What the query says as a filter of providers: “heart doctor accepting new patients in Willow Bend”.
 * @param query cleaned
 * @returns null if it says none
 */
export async function saidFilters(db: Database, query: string): Promise<FinderLink | null> {
  let rest = query;
  const parameters = new URLSearchParams();
  const labels: string[] = [];
  for (const { name, said, value, label } of FILTERS) {
    const match = rest.match(said);
    if (!match || parameters.has(name)) continue;
    const chosen = value(match);
    parameters.set(name, chosen);
    labels.push(label(chosen));
    rest = rest.replace(said, " ");
  }
  for (const { name, slug, title, words } of await recordsNamed(db, rest)) {
    if (parameters.has(name)) continue;
    parameters.set(name, slug);
    labels.push(title);
    rest = rest.replace(words, " ");
  }
  if (labels.length === 0) return null;
  const left = rest.replaceAll(/\s+/g, " ").trim();
  if (left !== "") parameters.set("q", left);
  return { labels, url: `/provider-search?${parameters}` };
}

interface Named {
  name: string;
  slug: string;
  title: string;
  /** The words of the query that name it. */
  words: string;
}

/** The places and plans that the query names, those with the longest names first. */
async function recordsNamed(db: Database, query: string): Promise<Named[]> {
  if (!NAMED.some(({ before }) => new RegExp(`\\b(?:${before}) `, "i").test(query))) return [];
  readsSearchIndex();
  const types = NAMED.map(({ type }) => type);
  const rows = await db
    .select({ type: searchDocument.type, url: searchDocument.url, title: searchDocument.title })
    .from(searchDocument)
    .where(inArray(searchDocument.type, types));
  const named = rows.flatMap(({ type, url, title }) => {
    const kind = NAMED.find((one) => one.type === type);
    const words = kind && longestName(query, kind.before, title);
    return kind && words ? [{ name: kind.name, slug: url.slice(kind.base.length), title, words }] : [];
  });
  return named.toSorted((a, b) => b.words.length - a.words.length || a.title.length - b.title.length);
}

/** The longest beginning of a title that is named: “in Willow Bend” for Willow Bend Clinic. A single short word is too little. */
function longestName(query: string, before: string, title: string): string | null {
  const words = title.split(" ");
  for (let count = words.length; count > 0; count -= 1) {
    const beginning = words.slice(0, count).join(" ");
    if (beginning.length < SHORTEST_NAME) return null;
    const match = query.match(new RegExp(`\\b(?:${before}) (?:the )?${RegExp.escape(beginning)}\\b`, "i"));
    if (match) return match[0];
  }
  return null;
}

const SHORTEST_NAME = 5;

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
