import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import type { BlockProps } from "../block-props";
import type { conferenceMessageBlock } from "./block";

/** The words for a message that nobody wrote are the specification's (section 8). */
export function ConferenceMessage({ data, anchor, ground }: BlockProps<typeof conferenceMessageBlock>) {
  return (
    <Section id={anchor} ground={ground}>
      {data.html ? <RichText html={data.html} /> : <p>No message</p>}
    </Section>
  );
}
