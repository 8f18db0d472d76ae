import type { BlockProps } from "../block-props";
import { BlockSection } from "../layout/block-section";
import type { accordionBlock } from "./block";
import { Questions } from "./questions";

export function Accordion({ heading, items, anchor, ground }: BlockProps<typeof accordionBlock>) {
  return (
    <BlockSection anchor={anchor} heading={heading} ground={ground}>
      <Questions questions={items} />
    </BlockSection>
  );
}
