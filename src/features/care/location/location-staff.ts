import { sql } from "drizzle-orm";
import { readsListOf } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { provider, providerLocation } from "../shared/provider/table";

export interface LocationStaffMember {
  id: string;
  slug: string;
  name: string;
  acronymsAndAbbreviations: string;
  position: string;
}

/**
 * The providers at each location, in the order that staff set there, then by last name.
 * @param limit the maximum number for each location; a large one has more than a list can show
 */
export async function locationStaff(
  db: Database,
  locationIds: readonly string[],
  limit: number,
): Promise<Map<string, LocationStaffMember[]>> {
  const { rows } = await db.execute<LocationStaffMember & { place: string } & Record<string, unknown>>(sql`
    select place.id as place, p.id, p.slug, p.name,
      p.acronyms_and_abbreviations as "acronymsAndAbbreviations", p.position
    from unnest(${sql.param([...locationIds])}::uuid[]) as place (id)
    cross join lateral (
      select ${provider}.*, pl.location_position from ${providerLocation} pl join ${provider} on ${provider.id} = pl.provider_id
      where pl.location_id = place.id order by pl.location_position nulls last, ${provider.sortName}, ${provider.id} limit ${limit}
    ) p
    order by p.location_position nulls last, p.sort_name, p.id`);
  readsListOf(
    provider,
    locationIds,
    rows.map((row) => row.id),
  );
  const groups = Map.groupBy(rows, (row) => row.place);
  return new Map([...groups].map(([place, staff]) => [place, staff.map(({ place: _, ...one }) => one)]));
}
