import { CanvasItem, type CanvasItemProps } from "./canvas-item";

/** A block of a kind that this version does not have. Visitors do not see it, and its data is preserved. */
export function UnknownBlock({ type, dragRef }: { type: string; dragRef: CanvasItemProps["dragRef"] }) {
  return (
    <CanvasItem dragRef={dragRef}>
      <div className="canvas-box" data-tone="warn">
        <strong>This block is not shown on the site</strong>
        <span>
          This version of the site does not know the block type “{type}”. Its place and content are kept.
        </span>
      </div>
    </CanvasItem>
  );
}
