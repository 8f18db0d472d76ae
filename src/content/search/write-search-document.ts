import { eq, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { searchDocument, searchWord } from "../tables";

/** What a record is found by. Plain text throughout. */
export interface SearchText {
  title: string;
  excerpt: string;
  body: string;
  /** Words that people use for it and that its own text may not (`heart doctor`). */
  words: string[];
  /** 1 mentions, 2 a page, 3 what people come for. */
  weight: number;
}

interface Subject {
  itemId: string;
  type: string;
  url: string;
  updatedAt: Date;
}

/** Writes or replaces one record's row of the search index; runs in the transaction that publishes the record. */
export async function writeSearchDocument(tx: Database, subject: Subject, text: SearchText): Promise<void> {
  const words = text.words.join("\n");
  const row = {
    type: subject.type,
    title: text.title,
    url: subject.url,
    excerpt: text.excerpt.slice(0, 300),
    body: text.body,
    weight: text.weight,
    updatedAt: subject.updatedAt,
    spelling: sql`lower(unaccent(${`${text.title}\n${words}`}))`,
    terms: weightedTerms(text.title, words, text.excerpt, text.body),
  };
  await tx
    .insert(searchDocument)
    .values({ itemId: subject.itemId, ...row })
    .onConflictDoUpdate({ target: searchDocument.itemId, set: row });
  await keepWords(tx, [text.title, words, text.excerpt, text.body].join("\n"));
}

/** In alphabetical order, so that two writers of the same words wait for each other instead of for ever. */
async function keepWords(tx: Database, text: string): Promise<void> {
  await tx.execute(sql`
    insert into ${searchWord} (word)
    select distinct word from regexp_split_to_table(lower(unaccent(${text})), '[^[:alnum:]]+') as word
    where length(word) between 4 and 40 and word !~ '[0-9]'
    order by word
    on conflict do nothing`);
}

export async function removeSearchDocument(tx: Database, itemId: string): Promise<void> {
  await tx.delete(searchDocument).where(eq(searchDocument.itemId, itemId));
}

/**
 * A full-text vector of up to four texts by falling weight. Each is taken both stemmed (so that `knees` finds
 * `knee`) and as written (so that names are never stemmed away), without accents.
 */
export function weightedTerms(...texts: string[]) {
  const parts = texts.map((text, index) => {
    const weight = sql.raw(`'${"ABCD"[Math.min(index, 3)]}'`);
    return sql`setweight(to_tsvector('english', unaccent(${text})) || to_tsvector('simple', unaccent(${text})), ${weight})`;
  });
  return sql.join(parts, sql` || `);
}
