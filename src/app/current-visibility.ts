import { eq } from "drizzle-orm";
import type { NavigationItem } from "~/content/fields/navigation-items";
import { readsList } from "~/content/reads";
import type { Visibility } from "~/content/visibility/visibility";
import { visibilityOf } from "~/content/visibility/visibility-of";
import type { Env } from "~/env";
import { form } from "~/features/forms/form/table";
import { publishedMenus } from "~/features/navigation/menus";
import { siteFeatures } from "~/features/settings/site-features";
import type { Feature } from "~/platform/admin-features";
import { type Cached, cached } from "~/platform/cache/cached";
import type { Database, RootDatabase } from "~/platform/database/database";

/**
 * The current visibility for visitors. Patient forms are recognized by the flag that also restricts who may read their
 * answers.
 * @param setUp the setting `ADMIN_FEATURES`
 */
export async function currentVisibility(db: Database, setUp: readonly Feature[]): Promise<Visibility> {
  const [features, menus] = await Promise.all([siteFeatures(db, setUp), publishedMenus(db)]);
  // Which forms are patient forms matters only while other forms are hidden.
  const forms = features.includes("forms") ? [] : await patientForms(db);
  return visibilityOf(features, {
    forms: forms.map(({ id, slug }) => ({ id, address: `/forms/${slug}` })),
    legalLinks: legalLinks([...menus.main, ...menus.extra, ...menus.footer]),
  });
}

async function patientForms(db: Database) {
  const forms = await db
    .select({ id: form.id, slug: form.slug })
    .from(form)
    .where(eq(form.isPatientForm, true));
  readsList(form);
  return forms;
}

function legalLinks(items: readonly NavigationItem[]): string[] {
  return items.flatMap(({ href, isLegal, subItems = [] }) => [
    ...(isLegal ? [href] : []),
    ...legalLinks(subItems),
  ]);
}

/** The features that are on, and the addresses that this hides from visitors. */
export type CachedVisibility = Cached<Visibility>;

export function cachedVisibility(db: RootDatabase, env: Env): CachedVisibility {
  return cached(() => currentVisibility(db, env.ADMIN_FEATURES));
}
