import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { pathOf } from "./path-of";
import { redirect } from "./table";

/** Where a path without a page leads, and whether for good (301) or for now (302); undefined for most. */
export async function findRedirect(
  db: Database,
  path: string,
): Promise<{ target: string; kind: number } | undefined> {
  const { target, kind } = redirect;
  const [found] = await db
    .select({ target, kind })
    .from(redirect)
    .where(eq(redirect.from, pathOf(path)));
  return found;
}
