import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import type { BlockProps } from "../block-props";
import type { conferenceMessageBlock } from "./block";

export function ConferenceMessage({ data, anchor, ground }: BlockProps<typeof conferenceMessageBlock>) {
  return (
    <Section id={anchor} ground={ground}>
      <RichText html={data.html} />
    </Section>
  );
}
