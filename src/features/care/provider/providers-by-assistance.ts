import { asc } from "drizzle-orm";
import { readsList } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { provider } from "../shared/provider/table";

/** A provider in the list of the financial assistance policy. */
export interface AssistanceProvider {
  id: string;
  slug: string;
  name: string;
  /** The letters after the name; may be empty. */
  letters: string;
  position: string;
}

/** All published providers by last name, separated by whether the financial assistance policy covers their care. */
export async function providersByAssistance(
  db: Database,
): Promise<{ covered: AssistanceProvider[]; notCovered: AssistanceProvider[] }> {
  const rows = await db
    .select({
      id: provider.id,
      slug: provider.slug,
      name: provider.name,
      letters: provider.acronymsAndAbbreviations,
      position: provider.position,
      isCovered: provider.coveredByAssistance,
    })
    .from(provider)
    .orderBy(asc(provider.sortName), asc(provider.id));
  readsList(
    provider,
    rows.map(({ id }) => id),
  );
  const [covered = [], notCovered = []] = [true, false].map((isCovered) =>
    rows.filter((row) => row.isCovered === isCovered).map(({ isCovered: _, ...shown }) => shown),
  );
  return { covered, notCovered };
}
