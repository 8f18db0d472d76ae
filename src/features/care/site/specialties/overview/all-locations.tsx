import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Section } from "~/ui/section/section";
import { LocationItems } from "../../../blocks/location-list/location-items";
import type { ListedPlace } from "../../../shared/location/place-now";
import styles from "./overview.module.css";
import { OVERVIEW_PATH } from "./paths";

export interface AllLocationsProps {
  locations: ListedPlace[];
  /** The specialty of the filter. */
  chosen: { slug: string; name: string } | null;
}

/** All locations, or those that offer one specialty. */
export function AllLocations({ locations, chosen }: AllLocationsProps) {
  return (
    <Section ground="sand" className={styles.part}>
      <div className={classNames(styles.head, styles.withTools)}>
        <h2 id="locations">{chosen ? `Locations with ${chosen.name}` : "Locations"}</h2>
        <div className={styles.tools}>
          <Link href="emit:specialty-filter" className={styles.tool}>
            <Icon name="filter" />
            {chosen ? "Another specialty" : "Filter by specialty"}
          </Link>
          <Link href="emit:locations-map" className={styles.tool}>
            <Icon name="map" />
            See on a map
          </Link>
        </div>
      </div>
      {chosen && (
        <p className={styles.chosen} role="status">
          {locations.length === 1 ? "1 location" : `${locations.length} locations`}
          <Link href={`/specialty/${chosen.slug}`}>About {chosen.name}</Link>
          <Link href={`${OVERVIEW_PATH}#locations`}>Show all locations</Link>
        </p>
      )}
      <LocationItems locations={locations} />
    </Section>
  );
}
