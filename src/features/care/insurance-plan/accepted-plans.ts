import { asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { readsList, readsListOf, readsRecords } from "~/content/reads";
import { remembered } from "~/platform/cache/query-memory";
import type { Database } from "~/platform/database/database";
import { location, locationInsurancePlan } from "../shared/location/table";
import { provider, providerInsurancePlan, providerLocation } from "../shared/provider/table";
import { byPayer, type PayerView, type PlanRow, type PlanView, planView } from "./plan-view";
import { insurancePlan } from "./table";

/** Plans that at least one location or provider takes, in list order. */
export async function acceptedPlans(db: Database): Promise<PlanRow[]> {
  const atPlaces = db.select({ id: locationInsurancePlan.planId }).from(locationInsurancePlan);
  const ofProviders = db
    .select({ id: providerInsurancePlan.planId })
    .from(providerInsurancePlan)
    .where(eq(providerInsurancePlan.accepted, true));
  const isTaken = or(inArray(insurancePlan.id, atPlaces), inArray(insurancePlan.id, ofProviders));
  const plans = await db
    .select({ plan: insurancePlan, isTaken: sql<boolean>`${isTaken}` })
    .from(insurancePlan)
    .orderBy(...inListOrder);
  const ids = plans.map(({ plan }) => plan.id);
  readsList(insurancePlan, ids);
  readsListOf(location, ids);
  readsListOf(provider, ids);
  return plans.filter((one) => one.isTaken).map(({ plan }) => plan);
}

/** The plans that a location takes. */
export async function plansOfLocation(db: Database, locationId: string): Promise<PayerView[]> {
  const links = await db
    .select({ planId: locationInsurancePlan.planId })
    .from(locationInsurancePlan)
    .where(eq(locationInsurancePlan.locationId, locationId));
  readsRecords(location, [locationId]);
  return byPayer(
    await plansNamed(
      db,
      links.map(({ planId }) => planId),
    ),
    planView,
  );
}

/** A plan that a provider takes. */
export interface ProviderPlan extends PlanView {
  /** The provider's locations that take it; empty if all do. */
  at: string[];
}

export interface ProviderPlans {
  taken: PayerView<ProviderPlan>[];
  /** Plans that a location of the provider takes, but the provider does not. */
  refused: PlanView[];
}

/**
 * The plans that a provider takes: those of their locations, minus exceptions, plus additional plans.
 * @param places the provider's published locations
 */
export async function plansOfProvider(
  db: Database,
  providerId: string,
  places: readonly { id: string; name: string }[],
): Promise<ProviderPlans> {
  const placeIds = places.map(({ id }) => id);
  const [atPlaces, exceptions] = await Promise.all([
    plansAt(db, placeIds),
    db.select().from(providerInsurancePlan).where(eq(providerInsurancePlan.providerId, providerId)),
  ]);
  readsRecords(provider, [providerId]);
  const plansHere = Map.groupBy(atPlaces, ({ planId }) => planId);
  const taken = new Set(exceptions.filter(({ accepted }) => accepted).map(({ planId }) => planId));
  const refused = new Set(exceptions.filter(({ accepted }) => !accepted).map(({ planId }) => planId));
  const rows = await plansNamed(db, [...plansHere.keys(), ...taken]);
  const placesOf = ({ id }: PlanRow): string[] => {
    const locationIds = new Set(plansHere.get(id)?.map(({ locationId }) => locationId));
    return taken.has(id) || locationIds.size === places.length
      ? []
      : places.filter((place) => locationIds.has(place.id)).map(({ name }) => name);
  };
  return {
    taken: byPayer(
      rows.filter(({ id }) => !refused.has(id)),
      (row) => ({ ...planView(row), at: placesOf(row) }),
    ),
    refused: rows.filter(({ id }) => refused.has(id)).map(planView),
  };
}

/** The plans of locations by id. */
function plansAt(db: Database, placeIds: readonly string[]) {
  return remembered(db, `plans at ${placeIds}`, async () => {
    const { locationId } = locationInsurancePlan;
    const plans = await db
      .select()
      .from(locationInsurancePlan)
      .where(inArray(locationId, [...placeIds]));
    readsRecords(location, placeIds);
    return plans;
  });
}

/**
 * Ids of the providers who take a plan.
 * @param plan its id
 */
export function providersTaking(plan: SQL): SQL {
  return sql`(
    select pl.provider_id from ${providerLocation} pl
      join ${locationInsurancePlan} li on li.location_id = pl.location_id where li.plan_id = ${plan}
    union select provider_id from ${providerInsurancePlan} where plan_id = ${plan} and accepted
    except select provider_id from ${providerInsurancePlan} where plan_id = ${plan} and not accepted)`;
}

const inListOrder = [asc(insurancePlan.payer), asc(insurancePlan.name), asc(insurancePlan.id)];

async function plansNamed(db: Database, ids: readonly string[]): Promise<PlanRow[]> {
  if (ids.length === 0) return [];
  return remembered(db, `plans ${ids}`, async () => {
    const rows = await db
      .select()
      .from(insurancePlan)
      .where(inArray(insurancePlan.id, [...ids]))
      .orderBy(...inListOrder);
    readsRecords(insurancePlan, ids);
    return rows;
  });
}
