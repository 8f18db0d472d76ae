import type { BlockProps } from "../block-props";
import { BlockSection } from "../layout/block-section";
import type { locationListBlock } from "./block";
import { LocationItems } from "./location-items";

export function LocationList({ heading, intro, data, anchor, ground }: BlockProps<typeof locationListBlock>) {
  return (
    <BlockSection anchor={anchor} heading={heading} intro={intro} ground={ground} layout="stack">
      <LocationItems locations={data.locations} />
    </BlockSection>
  );
}
