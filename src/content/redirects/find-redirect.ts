import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { readsAddress, readsList } from "../reads";
import { applyRedirect } from "./apply-redirect";
import { pathOf } from "./path-of";
import { redirect } from "./table";

/** Where a path without a page leads, permanently (301) or temporarily (302); undefined for most. */
export async function findRedirect(
  db: Database,
  path: string,
): Promise<{ target: string; kind: number } | undefined> {
  const { id, from, to, target, kind, match } = redirect;
  const rows = await db
    .select({ id, from, to, target, kind, match })
    .from(redirect)
    .where(or(and(eq(match, "exact"), eq(from, pathOf(path))), ne(match, "exact")))
    // The exact address first, then the longest rule.
    .orderBy(sql`${match} <> 'exact'`, desc(sql`length(${from})`));
  // Rules are in lists; a redirect of one address is not.
  readsList(
    redirect,
    rows.map((row) => row.id),
  );
  readsAddress(redirect, pathOf(path));
  for (const row of rows) {
    if (row.match === "exact") return { target: row.target, kind: row.kind };
    const led = applyRedirect(row, path);
    if (led !== undefined) return { target: await endOf(db, led), kind: row.kind };
  }
  return undefined;
}

/** The target of a rule may itself have moved: nobody should follow two redirects. */
async function endOf(db: Database, led: string): Promise<string> {
  if (!led.startsWith("/")) return led;
  const from = pathOf(led);
  const [next] = await db
    .select({ id: redirect.id, target: redirect.target })
    .from(redirect)
    .where(and(eq(redirect.match, "exact"), eq(redirect.from, from)));
  readsAddress(redirect, from, next?.id);
  return next?.target ?? led;
}
