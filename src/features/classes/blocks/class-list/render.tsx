import type { BlockProps } from "~/content/blocks/block-props";
import { ListSection } from "~/content/blocks/layout/list-section";
import { OccasionItems } from "~/features/events/shared/blocks/occasion-items";
import type { classListBlock } from "./block";

export default function ClassList(props: BlockProps<typeof classListBlock>) {
  return (
    <ListSection
      {...props}
      otherwise="No date is set right now."
      show={(items) => <OccasionItems items={items} />}
    />
  );
}
