import type { ReactNode, Ref } from "react";

export interface CanvasItemProps {
  /** Puck's hold on the block: it is selected and dragged by this element. */
  dragRef: Ref<HTMLDivElement>;
  isRefused?: boolean;
  children: ReactNode;
}

/**
 * A block on the canvas, for the eye and the mouse. For the keyboard and for those who listen it is not there: the list beside the
 * canvas has the same blocks and everything that can be done with them.
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
