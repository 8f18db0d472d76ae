import type { ReactNode, Ref } from "react";

export interface CanvasItemProps {
  /** Puck's ref to the block's element, for selecting and dragging. */
  dragRef: Ref<HTMLDivElement>;
  isRefused?: boolean;
  children: ReactNode;
}

/**
 * A block on the canvas, for the mouse. It is hidden from the keyboard and screen readers, because the outline has
 * the same blocks and actions.
 */
export function CanvasItem({ dragRef, isRefused = false, children }: CanvasItemProps) {
  return (
    <div
      ref={dragRef}
      tabIndex={-1}
      aria-hidden
      className="canvas-block"
      data-refused={isRefused || undefined}
    >
      {children}
    </div>
  );
}
