/** The element of a block in the document of the canvas. */
export function blockOnCanvas(id: string): Element | null {
  const frame = document.querySelector<HTMLIFrameElement>("#preview-frame");
  return frame?.contentDocument?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`) ?? null;
}
