import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import type { locationListBlock } from "./block";
import { LocationItems } from "./location-items";

export default function LocationList({
  heading,
  intro,
  data,
  anchor,
  ground,
}: BlockProps<typeof locationListBlock>) {
  return (
    <BlockSection anchor={anchor} heading={heading} intro={intro} ground={ground} layout="stack">
      <LocationItems locations={data.locations} />
    </BlockSection>
  );
}
