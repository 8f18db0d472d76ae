import type { ComponentType, ReactNode } from "react";
import { isPartOfSite } from "~/features";
import type { Ground } from "./block-props";
import { groundsOf } from "./grounds";
import styles from "./render-blocks.module.css";
import type { ShownBlock } from "./shown-block";

/**
 * A block's component is the default export of `features/<feature>/blocks/<name>/render.tsx`. Props were
 * validated when they were stored.
 */
const modules = import.meta.glob<ComponentType<never>>("../../features/*/blocks/*/render.tsx", {
  eager: true,
  import: "default",
});

const components: Record<string, ComponentType<never>> = Object.fromEntries(
  Object.entries(modules).flatMap(([path, component]) =>
    isPartOfSite(path) ? [[nameOf(path), component]] : [],
  ),
);

/** `…/blocks/home-hero/render.tsx` renders the block `homeHero`. */
function nameOf(path: string): string {
  const folder = path.split("/").at(-2) ?? "";
  return folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The names of all blocks with a component. */
export const renderedBlocks: readonly string[] = Object.keys(components);

/**
 * Renders the body of a page, or the contents of a block's slot, which has the block's background. Skips blocks of
 * unknown kinds.
 * @param breadcrumbs shown by the block that opens the page
 */
export function RenderBlocks({
  blocks,
  breadcrumbs,
  ground,
}: {
  blocks: ShownBlock[];
  breadcrumbs?: ReactNode;
  ground?: Ground;
}) {
  const grounds = groundsOf(blocks);
  return blocks.map(({ type, props, slots, hasLongWord }, at) => {
    const Component = components[type] as ComponentType<Record<string, unknown>> | undefined;
    if (!Component) return null;
    const liesOn = ground ?? grounds[at];
    const opening = type === "hero" && at === 0 ? { breadcrumbs } : {};
    const filled = slots && { slots: fillSlots(slots, liesOn) };
    const key = String(props.anchor);
    const block = <Component key={key} {...props} {...opening} {...filled} ground={liesOn} />;
    if (!hasLongWord) return block;
    return (
      <div key={key} className={styles.longWord}>
        {block}
      </div>
    );
  });
}

function fillSlots(slots: Record<string, ShownBlock[]>, ground: Ground | undefined) {
  const filled: Record<string, ReactNode> = {};
  for (const [name, blocks] of Object.entries(slots)) {
    filled[name] = blocks.length > 0 ? <RenderBlocks blocks={blocks} ground={ground} /> : null;
  }
  return filled;
}

export interface RenderBlockProps {
  type: string;
  props: Record<string, unknown>;
  ground: Ground;
  /** The rendered contents of its slots. */
  slots?: Record<string, ReactNode>;
  breadcrumbs?: ReactNode;
}

/** A single block, as the editor's canvas places it. */
export function RenderBlock({ type, props, ground, slots, breadcrumbs }: RenderBlockProps) {
  const Component = components[type] as ComponentType<Record<string, unknown>> | undefined;
  if (!Component) return null;
  return <Component {...props} breadcrumbs={breadcrumbs} slots={slots} ground={ground} />;
}
