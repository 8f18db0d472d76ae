import { BlockSection } from "~/content/blocks/layout/block-section";
import { Link } from "~/ui/link/link";
import { Prose } from "~/ui/prose/prose";
import type { ConditionItem } from "../../condition/conditions-of";

interface ConditionItemsProps {
  anchor: string;
  heading: string;
  items: readonly ConditionItem[];
}

/** The conditions or treatments of a specialty, with links to their pages. Renders nothing if there are none. */
export function ConditionItems({ anchor, heading, items }: ConditionItemsProps) {
  if (items.length === 0) return null;
  return (
    <BlockSection anchor={anchor} heading={heading} ground="paper">
      <Prose>
        <ul>
          {items.map(({ id, slug, name, summary }) => (
            <li key={id}>
              <Link href={`/conditions/${slug}`}>{name}</Link>: {summary}
            </li>
          ))}
        </ul>
      </Prose>
    </BlockSection>
  );
}
