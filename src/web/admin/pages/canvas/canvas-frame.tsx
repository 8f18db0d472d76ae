import { type ReactNode, useEffect, useState } from "react";
import { BlockPartsContext } from "~/content/blocks/layout/block-parts";
import { blockParts } from "../../../public/forms/form-in-block";
import { allowStyles } from "./allow-styles";

/** What stands within Puck's frame: the public's styles, and the page in them. Nothing of the admin's own document. */
export function CanvasFrame({ children, document: own }: { children: ReactNode; document?: Document }) {
  // Before anything is written into it: effects of what is around this component come first.
  useState(() => own && allowStyles(own));
  useEffect(() => {
    if (!own) return;
    own.documentElement.lang = "en";
    own.defaultView?.frameElement?.setAttribute("title", "The page as it will look");
    return mirrorStyles(own);
  }, [own]);
  return <BlockPartsContext value={blockParts}>{children}</BlockPartsContext>;
}

const STYLES = 'link[rel="stylesheet"], style[data-vite-dev-id]';

/** The style sheets of this document, and those that come with what is loaded later, in the frame's own document. */
function mirrorStyles(own: Document): () => void {
  const mirror = () => {
    const there = new Set([...own.head.querySelectorAll(STYLES)].map(keyOf));
    for (const sheet of document.querySelectorAll(STYLES)) {
      if (!there.has(keyOf(sheet))) own.head.append(sheet.cloneNode(true));
    }
  };
  mirror();
  const observer = new MutationObserver(mirror);
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

function keyOf(sheet: Element): string {
  return sheet.getAttribute("href") ?? sheet.getAttribute("data-vite-dev-id") ?? "";
}
