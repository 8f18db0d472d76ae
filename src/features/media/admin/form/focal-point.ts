/** The point that stays visible if a picture is cropped, in percent from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

export const MIDDLE: FocalPoint = { x: 50, y: 50 };

const STEP = 5;
const ARROW_KEYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Moves the point by key: an arrow by five percent, with Shift by one; Home to the center.
 * @returns null for other keys
 */
export function pointAfterKey({ x, y }: FocalPoint, key: string, isFine: boolean): FocalPoint | null {
  if (key === "Home") return MIDDLE;
  const arrow = ARROW_KEYS[key];
  if (!arrow) return null;
  const step = isFine ? 1 : STEP;
  return { x: within(x + arrow[0] * step), y: within(y + arrow[1] * step) };
}

/** The point under the pointer in whole percent. */
export function pointAt(
  box: Pick<DOMRect, "left" | "top" | "width" | "height">,
  pointer: { clientX: number; clientY: number },
): FocalPoint {
  return {
    x: within(Math.round(((pointer.clientX - box.left) / box.width) * 100)),
    y: within(Math.round(((pointer.clientY - box.top) / box.height) * 100)),
  };
}

function within(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
