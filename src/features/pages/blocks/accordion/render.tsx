import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import type { accordionBlock } from "./block";
import { Questions } from "./questions";

export default function Accordion({ heading, items, anchor, ground }: BlockProps<typeof accordionBlock>) {
  return (
    <BlockSection anchor={anchor} heading={heading} ground={ground}>
      <Questions questions={items} />
    </BlockSection>
  );
}
