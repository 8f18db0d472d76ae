import { type SQL, sql } from "drizzle-orm";

/**
 * Normalizes a text for the index: without accents, and only words and spaces, because PostgreSQL would parse
 * “OB/GYN” as a path and “x-ray” as three words. Queries are normalized in the same way.
 */
export function plainForm(text: SQL): SQL {
  return sql`regexp_replace(unaccent(${text}), '[^[:alnum:]]+', ' ', 'g')`;
}
