import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { PlaceSummary } from "../layout/place-summary";
import type { mapBlock } from "./block";
import styles from "./render.module.css";

/** The list contains everything. The map loads only for visitors who open it. */
export default function PlacesMap({
  heading,
  intro,
  data: places,
  anchor,
  ground,
}: BlockProps<typeof mapBlock>) {
  if (places.length === 0) return null;
  return (
    <BlockSection anchor={anchor} heading={heading} intro={intro} ground={ground}>
      <div className={styles.places}>
        <ul className={styles.list}>
          {places.map(({ id, ...place }) => (
            <li key={id} className={styles.place}>
              <PlaceSummary place={place} />
            </li>
          ))}
        </ul>
        <p>
          <ButtonLink look="quiet" href={mapHref(heading, places)}>
            <Icon name="map" /> {places.length === 1 ? "See it on the map" : "See our places on the map"}
          </ButtonLink>
        </p>
      </div>
    </BlockSection>
  );
}

/** The link to the map of all locations. If there is only one, the map is centered on it. */
function mapHref(heading: string, [first, ...others]: { id: string }[]): string {
  const parameters = new URLSearchParams(heading ? { heading } : {});
  if (first && others.length === 0) parameters.set("locationId", first.id);
  return `emit:locations-map?${parameters}`;
}
