import type { BlockProps } from "../block-props";
import { ListSection } from "../layout/list-section";
import { OccasionItems } from "../layout/occasion-items";
import type { classListBlock } from "./block";

export function ClassList(props: BlockProps<typeof classListBlock>) {
  return (
    <ListSection
      {...props}
      otherwise="No date is set right now."
      show={(items) => <OccasionItems items={items} />}
    />
  );
}
