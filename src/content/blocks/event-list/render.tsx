import type { BlockProps } from "../block-props";
import { ListSection } from "../layout/list-section";
import { OccasionItems } from "../layout/occasion-items";
import type { eventListBlock } from "./block";

export function EventList(props: BlockProps<typeof eventListBlock>) {
  return (
    <ListSection
      {...props}
      otherwise="No date is set right now."
      show={(items) => <OccasionItems items={items} />}
    />
  );
}
