import { useEffect } from "react";
import { leavingLink } from "../open-as-document";

/**
 * On a draft that a preview link shows, links load documents, because other pages, and this page without its parameter,
 * show the published site. In the editor's frame, which shows only drafts, they open a new tab.
 */
export function DraftDocument() {
  useEffect(() => {
    addEventListener("click", leave, true);
    return () => removeEventListener("click", leave, true);
  }, []);
  return null;
}

function leave(event: Event): void {
  const link = leavingLink(event);
  if (!link) return;
  event.stopPropagation();
  if (window.parent === window) return;
  event.preventDefault();
  open(link.href, "_blank", "noopener");
}
