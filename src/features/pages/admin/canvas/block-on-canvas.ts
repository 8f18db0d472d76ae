/** The element of a block on the canvas, in the document of its frame. */
export function blockOnCanvas(id: string): Element | null {
  const frame = document.querySelector<HTMLIFrameElement>("#preview-frame");
  return frame?.contentDocument?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`) ?? null;
}
