import { use } from "react";
import { RichText } from "~/ui/rich-text/rich-text";
import type { BlockProps } from "../block-props";
import { BlockPartsContext } from "../layout/block-parts";
import { BlockSection } from "../layout/block-section";
import type { formBlock } from "./block";

/** A form that staff built. One that was taken off the site is nothing. */
export function FormBlock({ heading, intro, data, anchor, ground }: BlockProps<typeof formBlock>) {
  const { form: Form } = use(BlockPartsContext);
  if (!data || !Form) return null;
  return (
    <BlockSection anchor={anchor} heading={heading || data.title} intro={intro} ground={ground}>
      {data.intro && <RichText html={data.intro} />}
      <Form form={data} />
    </BlockSection>
  );
}
