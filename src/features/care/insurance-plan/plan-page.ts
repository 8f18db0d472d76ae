import { asc, eq, type SQL } from "drizzle-orm";
import { readsAddress, readsListOf } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { location, locationInsurancePlan } from "../shared/location/table";
import { provider, providerInsurancePlan } from "../shared/provider/table";
import { type PlanView, planView } from "./plan-view";
import { insurancePlan } from "./table";

/** What the page of an insurance plan shows. */
export interface PlanPage extends PlanView {
  id: string;
  payer: string;
  /** The locations that take it, in list order. Phone as ten digits. */
  places: { slug: string; name: string; phone: string }[];
  /** Providers who take it at all locations. */
  alsoTakenBy: { slug: string; name: string }[];
  /** Providers at these locations who do not take it. */
  notTakenBy: { slug: string; name: string }[];
}

/** The published plan with that slug, or undefined. */
export async function planPage(db: Database, slug: string): Promise<PlanPage | undefined> {
  const [row] = await db.select().from(insurancePlan).where(eq(insurancePlan.slug, slug));
  readsAddress(insurancePlan, slug, row?.id);
  if (!row) return undefined;
  const [places, exceptions] = await Promise.all([
    placesTaking(db, eq(locationInsurancePlan.planId, row.id)),
    exceptionsOf(db, eq(providerInsurancePlan.planId, row.id)),
  ]);
  readsListOf(
    location,
    [row.id],
    places.map(({ id }) => id),
  );
  readsListOf(
    provider,
    [row.id],
    exceptions.map(({ id }) => id),
  );
  const named = (accepted: boolean) =>
    exceptions.filter((one) => one.accepted === accepted).map(({ slug: at, name }) => ({ slug: at, name }));
  return {
    ...planView(row),
    id: row.id,
    payer: row.payer,
    places: places.map(({ id: _, ...place }) => place),
    alsoTakenBy: named(true),
    notTakenBy: named(false),
  };
}

function placesTaking(db: Database, ofPlan: SQL) {
  return db
    .select({ id: location.id, slug: location.slug, name: location.name, phone: location.phoneMain })
    .from(locationInsurancePlan)
    .innerJoin(location, eq(location.id, locationInsurancePlan.locationId))
    .where(ofPlan)
    .orderBy(asc(location.position), asc(location.name));
}

function exceptionsOf(db: Database, ofPlan: SQL) {
  return db
    .select({
      id: provider.id,
      slug: provider.slug,
      name: provider.name,
      accepted: providerInsurancePlan.accepted,
    })
    .from(providerInsurancePlan)
    .innerJoin(provider, eq(provider.id, providerInsurancePlan.providerId))
    .where(ofPlan)
    .orderBy(asc(provider.sortName));
}
