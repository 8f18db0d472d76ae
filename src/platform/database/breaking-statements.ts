/**
 * Statements that can break a program that does not expect them: what it reads or writes is gone or refused.
 */
const BREAKING: readonly { pattern: RegExp; what: string }[] = [
  {
    pattern: /\bdrop\s+(table|schema|view|type|function|extension)\b/i,
    what: "drops what older code may use",
  },
  { pattern: /\bdrop\s+column\b/i, what: "drops a column" },
  { pattern: /\bdrop\s+default\b/i, what: "drops a default that older code may rely on" },
  { pattern: /\brename\b/i, what: "renames" },
  { pattern: /\bset\s+data\s+type\b|\balter\s+column\s+\S+\s+type\b/i, what: "changes a column's type" },
  { pattern: /\bset\s+not\s+null\b/i, what: "refuses rows that older code writes" },
  { pattern: /\btruncate\b|\bdelete\s+from\b/i, what: "deletes rows" },
  { pattern: /\bcreate\s+trigger\b/i, what: "changes what older code's writes do" },
];

const NEW_TABLE = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi;
const NEW_COLUMN =
  /\balter\s+table\s+"?(\w+)"?\s+add\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?"?(?!constraint)(\w+)"?/gi;
const TABLE_NAME =
  /(?:\balter\s+table\s+(?:only\s+)?|\son\s+|\bdelete\s+from\s+|\btruncate\s+(?:table\s+)?)(?:"?public"?\.)?"?(\w+)"?/i;

/**
 * Finds statements that a release before this migration could not run beside. Tables that the migration
 * itself creates are not in use yet.
 * @param migration its SQL
 * @returns each such statement with the reason; empty if every earlier release can run
 */
export function breakingStatements(migration: string): { statement: string; what: string }[] {
  const text = migration.replace(/--.*$/gm, "");
  const tables = new Set([...text.matchAll(NEW_TABLE)].map(([, name = ""]) => name));
  const columns = new Set([...text.matchAll(NEW_COLUMN)].map(([, table, column]) => `${table}.${column}`));
  return text
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement && !tables.has(tableOf(statement)))
    .flatMap((statement) => {
      const what = whyBreaking(statement, columns);
      return what === undefined ? [] : [{ statement, what }];
    });
}

function whyBreaking(statement: string, newColumns: ReadonlySet<string>): string | undefined {
  const found = BREAKING.find(({ pattern }) => pattern.test(statement));
  if (found) return found.what;
  if (/\badd\s+column\b[^,]*\bnot\s+null\b/i.test(statement) && !/\b(default|generated)\b/i.test(statement))
    return "refuses rows that older code writes";
  if (
    /\badd\s+constraint\b|\bcreate\s+unique\s+index\b/i.test(statement) &&
    !isOnNewColumns(statement, newColumns)
  )
    return "refuses rows that older code writes";
  return undefined;
}

/** A constraint on columns that older code never fills. */
function isOnNewColumns(statement: string, newColumns: ReadonlySet<string>): boolean {
  const [, list = ""] = /\(([^()]*)\)/.exec(statement) ?? [];
  const names = list.split(",").map((name) => name.trim().replaceAll('"', ""));
  return names.every((name) => newColumns.has(`${tableOf(statement)}.${name}`));
}

function tableOf(statement: string): string {
  return TABLE_NAME.exec(statement)?.[1] ?? "";
}
