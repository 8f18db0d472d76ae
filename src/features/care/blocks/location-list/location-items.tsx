import type { ListedPlace } from "../../shared/location/place-now";
import { PlaceSummary } from "../layout/place-summary";
import styles from "./render.module.css";

export function LocationItems({ locations }: { locations: readonly ListedPlace[] }) {
  return (
    <ul className={styles.locations}>
      {locations.map(({ picture, ...place }) => (
        <li key={place.slug}>
          <PlaceSummary place={place} picture={picture} />
        </li>
      ))}
    </ul>
  );
}
