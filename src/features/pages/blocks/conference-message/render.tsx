import type { BlockProps } from "~/content/blocks/block-props";
import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import type { conferenceMessageBlock } from "./block";

export default function ConferenceMessage({
  data,
  anchor,
  ground,
}: BlockProps<typeof conferenceMessageBlock>) {
  return (
    <Section id={anchor} ground={ground}>
      <RichText html={data.html} />
    </Section>
  );
}
