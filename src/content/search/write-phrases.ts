import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { searchPhrase } from "../tables";
import { plainForm } from "./plain-form";

/**
 * The effect of a phrase: finds its record, comes first, is a synonym of the rule's others, belongs to a topic of the
 * vocabulary, or triggers an emergency notice.
 */
export type PhraseKind = "found" | "first" | "same" | "topic" | "emergency" | "crisis" | "poison";

interface Owner {
  ownerId: string;
  kind: PhraseKind;
  /** The rule's target, or the key of the topic. */
  url?: string;
}

/**
 * Replaces the phrases of one record or rule, in the transaction that publishes it. Ignores text without
 * letters and digits.
 */
export async function writePhrases(
  tx: Database,
  { ownerId, kind, url = "" }: Owner,
  phrases: readonly string[],
): Promise<void> {
  await tx.delete(searchPhrase).where(eq(searchPhrase.ownerId, ownerId));
  if (phrases.length === 0) return;
  const plain = plainForm(sql`phrase`);
  await tx.execute(sql`
    insert into ${searchPhrase} (owner_id, kind, phrase, key, stems, url)
    select ${ownerId}::uuid, ${kind}, phrase, trim(lower(${plain})), ${phraseStems(sql`phrase`)}, ${url}
    from unnest(${sql.param([...phrases])}::text[]) as phrase where trim(${plain}) <> ''
    on conflict do nothing`);
}

/** The stems of a text as an array; if it consists of stop words only, the words themselves. */
export function phraseStems(text: SQL): SQL {
  const plain = plainForm(text);
  return sql`coalesce(
    nullif(tsvector_to_array(to_tsvector('english', ${plain})), '{}'), tsvector_to_array(to_tsvector('simple', ${plain})))`;
}
