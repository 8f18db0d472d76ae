import { use } from "react";
import type { BlockProps } from "~/content/blocks/block-props";
import { BlockSection } from "~/content/blocks/layout/block-section";
import { RichText } from "~/ui/rich-text/rich-text";
import { BlockPartsContext } from "../../shared/site/block-parts";
import type { formBlock } from "./block";

/** A form that staff built. Renders nothing if it is unpublished. */
export default function FormBlock({ heading, intro, data, anchor, ground }: BlockProps<typeof formBlock>) {
  const { form: Form } = use(BlockPartsContext);
  if (!data || !Form) return null;
  return (
    <BlockSection anchor={anchor} heading={heading || data.title} intro={intro} ground={ground}>
      {data.intro && <RichText html={data.intro} />}
      <Form form={data} />
    </BlockSection>
  );
}
