import { asc, inArray, isNotNull, or } from "drizzle-orm";
import { readsAll } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { page } from "../../page/table";
import type { PageVersion } from "./page-by-path";

/** All published pages that exist in several languages, by path, each with all its versions. */
export async function pageVersions(db: Database): Promise<Map<string, PageVersion[]>> {
  const isTranslation = isNotNull(page.translationOfId);
  const originals = db.select({ id: page.translationOfId }).from(page).where(isTranslation);
  const rows = await db
    .select({ id: page.id, path: page.path, language: page.language, originalId: page.translationOfId })
    .from(page)
    .where(or(isTranslation, inArray(page.id, originals)))
    .orderBy(asc(page.language), asc(page.path));
  readsAll(page);
  const groups = [...Map.groupBy(rows, ({ id, originalId }) => originalId ?? id).values()];
  return new Map(
    groups
      .filter((group) => group.length > 1)
      .map((group) => group.map(({ id, path, language }) => ({ id, path, language })))
      .flatMap((versions) => versions.map(({ path }) => [path, versions] as const)),
  );
}
