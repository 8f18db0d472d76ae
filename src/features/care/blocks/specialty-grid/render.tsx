import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import type { specialtyGridBlock } from "./block";
import { SpecialtyItems } from "./specialty-items";

export default function SpecialtyGrid({
  heading,
  intro,
  data,
  anchor,
  ground,
}: BlockProps<typeof specialtyGridBlock>) {
  return (
    <BlockSection anchor={anchor} heading={heading} intro={intro} ground={ground} layout="stack">
      <SpecialtyItems specialties={data.specialties} />
    </BlockSection>
  );
}
