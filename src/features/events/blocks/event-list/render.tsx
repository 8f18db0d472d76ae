import type { BlockProps } from "~/content/blocks/block-props";
import { ListSection } from "~/content/blocks/layout/list-section";
import { OccasionItems } from "../../shared/blocks/occasion-items";
import type { eventListBlock } from "./block";

export default function EventList(props: BlockProps<typeof eventListBlock>) {
  return (
    <ListSection
      {...props}
      otherwise="No date is set right now."
      show={(items) => <OccasionItems items={items} />}
    />
  );
}
