import { useEffect } from "react";

/** Scrolls the block selected in the outline into view on the canvas, once it is rendered. */
export function useShownSelection(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const frame = document.querySelector<HTMLIFrameElement>("#preview-frame");
    const frameRequest = requestAnimationFrame(() => {
      const own = frame?.contentDocument;
      const block = own?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`);
      if (!own || !block) return;
      const { top, bottom } = block.getBoundingClientRect();
      const height = own.documentElement.clientHeight;
      if (top < 0 || top > height * 0.7 || (bottom > height && top > height * 0.2))
        block.scrollIntoView({ block: "start" });
    });
    return () => cancelAnimationFrame(frameRequest);
  }, [id]);
}
