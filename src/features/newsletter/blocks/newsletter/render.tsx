import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import type { newsletterBlock } from "./block";
import { SignUpLine } from "./sign-up-line";

export default function Newsletter({ heading, intro, anchor, ground }: BlockProps<typeof newsletterBlock>) {
  return (
    <BlockSection anchor={anchor} heading={heading} intro={intro} ground={ground} layout="stack">
      <SignUpLine ground="light" label={heading} />
    </BlockSection>
  );
}
