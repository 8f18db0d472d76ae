import { useEffect } from "react";
import { blockOnCanvas } from "./block-on-canvas";

/** Scrolls the block that is selected in the outline into view on the canvas after it is rendered. */
export function useShownSelection(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const frameRequest = requestAnimationFrame(() => {
      const block = blockOnCanvas(id);
      if (!block) return;
      const { top, bottom } = block.getBoundingClientRect();
      const height = block.ownerDocument.documentElement.clientHeight;
      if (top < 0 || top > height * 0.7 || (bottom > height && top > height * 0.2))
        block.scrollIntoView({ block: "start" });
    });
    return () => cancelAnimationFrame(frameRequest);
  }, [id]);
}
