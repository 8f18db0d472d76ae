import { readsAll } from "~/content/reads";
import { type DangerNotice, dangerNotice, isHelpOnly } from "~/features/search/shared/danger-notice";
import { readWords } from "~/features/search/shared/read-words";
import { remembered } from "~/platform/cache/query-memory";
import type { Database } from "~/platform/database/database";
import { providerCards } from "../provider/provider-card";
import type { ProviderCard } from "../shared/provider/provider-card";
import { specialty } from "../specialty/table";
import { correctWords } from "./correct-words";
import { type Lead, leadingSpecialties } from "./leading-specialties";
import type { ProviderFilters } from "./provider-filters";
import {
  everyProvider,
  type Found,
  NO_PROVIDERS,
  PROVIDERS_PER_PAGE,
  providersByTerm,
  type TermMatches,
} from "./provider-ids";
import { searchWords } from "./search-words";
import { specificWords } from "./specific-words";
import { type WordMatch, wordMatches } from "./word-matches";

export interface ProviderSearch extends ProviderFilters {
  /** A name or a health problem in the visitor's words. Only the first 200 characters are used. */
  q?: string;
  /** From 1. */
  page?: number;
}

export interface ProvidersFound {
  providers: ProviderCard[];
  total: number;
  page: number;
  pageSize: number;
  /** The rule by which a plain word matched specialties: "knee" → Orthopedics. */
  matched?: { words: string; specialties: { slug: string; name: string }[] };
  /** The corrected term, if the typed one matched nothing. */
  corrected?: string;
  /** Correctly spelled words of the term that no provider matches. */
  unlisted?: string[];
  /** The phone number to show if the term has a danger sign. For suicidal thoughts, the result has only this. */
  notice: DangerNotice | null;
}

/**
 * Finds published providers. Providers with a matching name rank first, then those whose specialty matches, then other
 * mentions; each group is sorted by last name. A term without results is searched again with corrected spelling, then
 * with only the words that match a specialty.
 */
export async function findProviders(db: Database, search: ProviderSearch): Promise<ProvidersFound> {
  const page = Math.max(1, Math.trunc(search.page ?? 1));
  const { text, words } = searchWords(search.q ?? "");
  const [read, specialties] = await Promise.all([
    readWords(db, words),
    words.length === 0 ? [] : remembered(db, "names of specialties", async () => namesOfSpecialties(db)),
  ]);
  const notice = await dangerNotice(db, search.q ?? "", read.phrases);
  const answer = async (
    found: Found,
    more: Pick<ProvidersFound, "matched" | "corrected" | "unlisted"> = {},
  ) => ({
    providers: await providerCards(db, found.ids),
    total: found.total,
    page,
    pageSize: PROVIDERS_PER_PAGE,
    notice,
    ...more,
  });
  if (isHelpOnly(notice)) return answer(NO_PROVIDERS);
  if (text === "") return answer(await everyProvider(db, search, page));
  if (words.length === 0) return answer(NO_PROVIDERS);

  const attempt = async (term: TermMatches, corrected?: string) => {
    const found = await providersByTerm(db, term, search, page);
    if (found.anywhere === 0) return undefined;
    const matched = followsLead(term, found)
      ? rule(term.lead, term.words, specialties, corrected ?? text)
      : undefined;
    return answer(found, { matched: matched || undefined, corrected: corrected || undefined });
  };

  const typed = await wordMatches(db, read);
  const answerAsTyped = await attempt({ words: typed, lead: leadIn(typed, specialties.length, true) });
  if (answerAsTyped) return answerAsTyped;

  const { corrections, unlisted } = await correctWords(db, typed);
  const corrected = corrections.size > 0 ? withCorrections(text, corrections) : undefined;
  const matches = corrected
    ? await wordMatches(db, await readWords(db, searchWords(corrected).words))
    : typed;
  if (corrected) {
    const correctedAnswer = await attempt(
      { words: matches, lead: leadIn(matches, specialties.length, true) },
      corrected,
    );
    if (correctedAnswer) return correctedAnswer;
  }
  const lead = leadIn(matches, specialties.length, false);
  const answerByLead = lead && (await attempt({ words: [], lead }, corrected));
  return answerByLead ?? answer(NO_PROVIDERS, unlisted.length > 0 ? { unlisted } : {});
}

function namesOfSpecialties(db: Database) {
  readsAll(specialty);
  return db.select({ id: specialty.id, slug: specialty.slug, name: specialty.name }).from(specialty);
}

function followsLead(matches: TermMatches, found: Found): matches is TermMatches & { lead: Lead } {
  return matches.lead !== undefined && !(matches.lead.byBeginning && found.named);
}

function leadIn(words: WordMatch[], specialtyCount: number, everyWord: boolean): Lead | undefined {
  const specific = specificWords(words);
  return specific.length > 0 ? leadingSpecialties(specific, specialtyCount, { everyWord }) : undefined;
}

/** The rule to show. None if the visitor entered the name of the specialty. */
function rule(
  lead: Lead,
  words: WordMatch[],
  specialties: { id: string; slug: string; name: string }[],
  text: string,
): ProvidersFound["matched"] {
  const led = lead.specialtyIds.flatMap((id) => specialties.find((one) => one.id === id) ?? []);
  const shown =
    words.length > 0 && lead.words.length === specificWords(words).length ? text : lead.words.join(" ");
  if (led.length === 1 && led[0]?.name.toLowerCase() === shown.toLowerCase()) return undefined;
  return { words: shown, specialties: led.map(({ slug, name }) => ({ slug, name })) };
}

function withCorrections(text: string, corrections: Map<string, string>): string {
  return text.replaceAll(/[\p{L}\p{M}\p{Nd}]+/gu, (word) => corrections.get(word.toLowerCase()) ?? word);
}
