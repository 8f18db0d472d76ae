import { type SQL, sql } from "drizzle-orm";

/**
 * A text as the index reads it: without accents, and nothing but words and spaces, as PostgreSQL would take “OB/GYN” for a path and “x-ray” for three
 * words. What is typed is read the same way.
 */
export function plainForm(text: SQL): SQL {
  return sql`regexp_replace(unaccent(${text}), '[^[:alnum:]]+', ' ', 'g')`;
}
