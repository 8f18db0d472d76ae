import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { BlockPartsContext } from "~/features/forms/shared/site/block-parts";
import { blockParts } from "~/features/forms/shared/site/form-in-block";
import { allowStyles } from "./allow-styles";
import frameStyles from "./frame.css?url";

/** How much smaller than it is the page is shown. */
export const CanvasScale = createContext(1);

/** What stands within Puck's frame: the public's styles, and the page in them. Nothing of the admin's own document. */
export function CanvasFrame({ children, document: own }: { children: ReactNode; document?: Document }) {
  const scale = use(CanvasScale);
  // Before anything is written into it: effects of what is around this component come first.
  useState(() => own && allowStyles(own));
  useEffect(() => {
    if (!own) return;
    own.documentElement.lang = "en";
    own.defaultView?.frameElement?.setAttribute("title", "The page as it will look");
    return mirrorStyles(own);
  }, [own]);
  useEffect(() => {
    own?.documentElement.style.setProperty("--canvas-zoom", String(1 / scale));
  }, [own, scale]);
  return <BlockPartsContext value={blockParts}>{children}</BlockPartsContext>;
}

/** The one public style sheet, which vite.config.ts names `site`; while developing, each of its parts. */
const PUBLIC = 'link[rel="stylesheet"][href*="/site-"], style[data-vite-dev-id*="/src/"]';

/** Styles of the admin. Only while developing: the build puts them into one sheet. */
const STAFF_STYLES = /\/src\/(admin|app\/admin|features\/[^/]+\/admin)\//;

/** The public's style sheets in the frame's own document, and what is loaded of them later. */
function mirrorStyles(own: Document): () => void {
  const extra = own.createElement("link");
  extra.rel = "stylesheet";
  extra.href = frameStyles;
  own.head.append(extra);
  const mirror = () => {
    const there = new Set([...own.head.querySelectorAll(PUBLIC)].map(keyOf));
    for (const sheet of document.querySelectorAll(PUBLIC)) {
      const key = keyOf(sheet);
      if (!there.has(key) && !STAFF_STYLES.test(key)) extra.before(sheet.cloneNode(true));
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
