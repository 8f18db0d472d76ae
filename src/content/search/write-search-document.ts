import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { SITE_LANGUAGE } from "~/platform/isomorphic/site-language";
import { searchDocument, searchPassage, searchWord } from "../tables";
import type { Passage } from "./passage";
import { plainForm } from "./plain-form";
import type { SearchText } from "./search-text";
import { writePhrases } from "./write-phrases";

interface Subject {
  itemId: string;
  type: string;
  url: string;
  updatedAt: Date;
}

/** Writes or replaces one record's row of the search index, in the transaction that publishes the record. */
export async function writeSearchDocument(tx: Database, subject: Subject, text: SearchText): Promise<void> {
  // Values from before the type had this field have none.
  const plainWords = text.plainWords ?? [];
  const words = [...text.words, ...plainWords].join("\n");
  const row = {
    type: subject.type,
    title: text.title,
    url: subject.url,
    excerpt: text.excerpt.slice(0, 300),
    body: text.body,
    weight: text.weight,
    language: text.language ?? SITE_LANGUAGE,
    startsAt: text.startsAt ?? null,
    laterStarts: text.laterStarts?.length ? [...text.laterStarts] : null,
    updatedAt: subject.updatedAt,
    titleKey: sql`lower(unaccent(${text.title}))`,
    terms: weightedTerms(text.title, words, text.excerpt, text.body),
  };
  await tx
    .insert(searchDocument)
    .values({ itemId: subject.itemId, ...row })
    .onConflictDoUpdate({ target: searchDocument.itemId, set: row });
  await writePassages(tx, subject.itemId, text.passages ?? []);
  await writePhrases(tx, { ownerId: subject.itemId, kind: "found" }, plainWords);
  await keepWords(tx, [text.title, words, text.excerpt, text.body].join("\n"));
}

async function writePassages(tx: Database, itemId: string, passages: readonly Passage[]): Promise<void> {
  await tx.delete(searchPassage).where(eq(searchPassage.itemId, itemId));
  if (passages.length === 0) return;
  await tx.execute(sql`
    insert into ${searchPassage} (item_id, at, anchor, heading, text, terms)
    select ${itemId}::uuid, ord, anchor, heading, text, ${weightedTerms(sql`heading`, sql`text`)}
    from rows from (jsonb_to_recordset(${JSON.stringify(passages)}::jsonb) as (anchor text, heading text, text text))
      with ordinality as passage (anchor, heading, text, ord)`);
}

/** In alphabetical order, so that two writers of the same words do not deadlock. */
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
  await writePhrases(tx, { ownerId: itemId, kind: "found" }, []);
}

/**
 * A full-text vector of up to four texts with decreasing weights. Each is indexed without accents, both
 * stemmed (`knees` finds `knee`) and unstemmed (names are not lost).
 */
export function weightedTerms(...texts: (string | SQL)[]): SQL {
  const parts = texts.map((text, index) => {
    const weight = sql.raw(`'${"ABCD"[Math.min(index, 3)]}'`);
    const plain = plainForm(sql`${text}::text`);
    return sql`setweight(to_tsvector('english', ${plain}) || to_tsvector('simple', ${plain}), ${weight})`;
  });
  return sql.join(parts, sql` || `);
}
