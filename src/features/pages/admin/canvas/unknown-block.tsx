import { CanvasItem, type CanvasItemProps } from "./canvas-item";

/** A block of a kind that this version of the site does not know: visitors do not see it, and nothing of it is lost. */
export function UnknownBlock({ type, dragRef }: { type: string; dragRef: CanvasItemProps["dragRef"] }) {
  return (
    <CanvasItem dragRef={dragRef}>
      <div className="canvas-box" data-tone="warn">
        <strong>This block is not shown on the site</strong>
        <span>This version does not know the kind “{type}”. It keeps its place and everything in it.</span>
      </div>
    </CanvasItem>
  );
}
