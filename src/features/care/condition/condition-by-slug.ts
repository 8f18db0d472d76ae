import { and, asc, eq, inArray } from "drizzle-orm";
import { readsAddress, readsListOf } from "~/content/reads";
import { showRichText } from "~/content/rich-text/show-rich-text";
import type { Database } from "~/platform/database/database";
import { providerCards } from "../provider/provider-card";
import type { ProviderCard } from "../shared/provider/provider-card";
import { provider, providerSpecialty } from "../shared/provider/table";
import { type SpecialtyCard, specialtyCards } from "../specialty/specialty-card";
import { condition } from "./table";

/** All public data of a condition or treatment. `about` is sanitized HTML. */
export interface ConditionProfile {
  id: string;
  slug: string;
  name: string;
  kind: (typeof condition.$inferSelect)["kind"];
  summary: string;
  about: string;
  specialties: SpecialtyCard[];
  /**
   * The providers whom staff chose, in staff's order. If there are none, all providers of the specialties, by last
   * name.
   */
  providers: ProviderCard[];
}

/** The published condition or treatment with that slug, or undefined. */
export async function conditionBySlug(
  db: Database,
  requestedSlug: string,
): Promise<ConditionProfile | undefined> {
  const [row] = await db.select().from(condition).where(eq(condition.slug, requestedSlug));
  readsAddress(condition, requestedSlug, row?.id);
  if (!row) return undefined;
  const { id, slug, name, kind, summary, about, specialtyIds, providerIds } = row;
  const treating = providerIds.length > 0 ? providerIds : await providersOf(db, specialtyIds);
  const [shownAbout, specialties, providers] = await Promise.all([
    showRichText(db, about),
    specialtyCards(db, specialtyIds),
    providerCards(db, treating),
  ]);
  return { id, slug, name, kind, summary, about: shownAbout, specialties, providers };
}

async function providersOf(db: Database, specialtyIds: readonly string[]): Promise<string[]> {
  if (specialtyIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: provider.id, sortName: provider.sortName })
    .from(provider)
    .innerJoin(
      providerSpecialty,
      and(
        eq(providerSpecialty.providerId, provider.id),
        inArray(providerSpecialty.specialtyId, [...specialtyIds]),
      ),
    )
    .orderBy(asc(provider.sortName), asc(provider.id));
  readsListOf(provider, specialtyIds);
  return rows.map((row) => row.id);
}
