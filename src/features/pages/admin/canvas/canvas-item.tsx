import type { MouseEvent, PointerEvent, ReactNode, Ref } from "react";

export interface CanvasItemProps {
  /** Puck's ref to the block's element, for selecting and dragging. */
  dragRef: Ref<HTMLDivElement>;
  isRefused?: boolean;
  /** Called on a click before any element within the block handles it. */
  onClickCapture?(event: MouseEvent<HTMLElement>): void;
  onPointerMove?(event: PointerEvent<HTMLElement>): void;
  onPointerLeave?(event: PointerEvent<HTMLElement>): void;
  children: ReactNode;
}

/**
 * A block on the canvas, for the mouse. Hidden from the keyboard and screen readers until someone writes in it
 * (`texts/canvas-typing.tsx`), because the outline has the same blocks and actions.
 */
export function CanvasItem({ dragRef, isRefused = false, children, ...pointer }: CanvasItemProps) {
  return (
    <div
      {...pointer}
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
