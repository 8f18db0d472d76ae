import { type SQL, sql } from "drizzle-orm";

/**
 * Full-text conditions over text without accents, stemmed or as written: the index holds both.
 * What somebody typed is only ever a parameter; `websearch_to_tsquery` accepts any text.
 */

/** Every word must occur; quotes, `or` and a leading minus are understood. */
export function everyWord(query: string): SQL {
  const plain = sql`unaccent(${query}::text)`;
  return sql`(websearch_to_tsquery('english', ${plain}) || websearch_to_tsquery('simple', ${plain}))`;
}

/** At least one of the words must occur; words that carry no meaning (`my`, `the`) do not count. */
export function anyWord(words: readonly string[]): SQL {
  const alternatives = words.map((word) => sql`plainto_tsquery('english', unaccent(${word}::text))`);
  return sql`(${sql.join(alternatives, sql` || `)})`;
}

/** Every word must occur, and the last one may still be unfinished. */
export function everyWordUnfinished(words: readonly string[]): SQL {
  const plain = words.map((word) => word.replaceAll(/['’\\]/g, ""));
  const last = plain.pop() ?? "";
  const whole = plain.map((word) => everyWord(word));
  return sql`(${sql.join([...whole, sql`to_tsquery('simple', unaccent(${`'${last}':*`}::text))`], sql` && `)})`;
}
