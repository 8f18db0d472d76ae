import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { projectRoot } from "~/platform/project-root";

/** The pattern of sealed text as a PostgreSQL regular expression; it may appear inside JSON. */
const SEALED = String.raw`\m1\.[A-Za-z0-9_-]{8}\.[A-Za-z0-9_-]{38,}`;

/** The columns that contain sealed text now, as `table.column`, in the whole database. */
export async function columnsWithSealedText(db: Database): Promise<string[]> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY')
    order by 1, 2`);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)}::text ~ ${SEALED} limit 1`,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** The values of constants: one for a string, several for an object of strings. */
type Constants = ReadonlyMap<string, readonly string[]>;

/**
 * The purposes for which one source file seals values; a purpose that is neither a string nor a constant is
 * returned as written.
 */
export function purposesSealedIn(source: string, constants: Constants): string[] {
  return [...source.matchAll(/\.seal\(/g)].flatMap(({ index }) => {
    const written = lastArgument(source.slice(index + ".seal(".length));
    const [, name = ""] = /^(\w+)(\[\w+\]|\.\w+)?$/.exec(written) ?? [];
    return constants.get(name) ?? [/^"([^"]*)"$/.exec(written)?.[1] ?? written];
  });
}

/** Every purpose for which the program seals values. */
export function purposesSealed(): string[] {
  const sources = readdirSync(join(projectRoot(), "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^platform\/crypto\//.test(path))
    .map((path) => readFileSync(join(projectRoot(), "src", path), "utf8"));
  const shared = constantsIn(sources.join("\n"));
  const purposes = sources.flatMap((source) =>
    purposesSealedIn(source, new Map([...shared, ...constantsIn(source)])),
  );
  return [...new Set(purposes)].sort();
}

function constantsIn(source: string): Constants {
  const texts = source.matchAll(/const (\w+) = "([^"]*)";/g);
  const objects = source.matchAll(/const (\w+) = \{([^{}]*)\} as const;/g);
  return new Map<string, readonly string[]>([
    ...[...texts].map(([, name = "", value = ""]) => [name, [value]] as const),
    ...[...objects].map(
      ([, name = "", body = ""]) =>
        [name, [...body.matchAll(/"([^"]*)"/g)].map(([, text = ""]) => text)] as const,
    ),
  ]);
}

/** The last argument of a call; `text` starts after the opening parenthesis. */
function lastArgument(text: string): string {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if ("([{".includes(letter)) depth += 1;
    if (letter === "," && depth === 0 && text.slice(at + 1).trim()[0] !== ")") start = at + 1;
    if (")]}".includes(letter)) {
      if (depth === 0) return text.slice(start, at).replace(/,\s*$/, "").trim();
      depth -= 1;
    }
  }
  return text;
}
