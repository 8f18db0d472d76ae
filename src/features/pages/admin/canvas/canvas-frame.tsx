import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { BlockPartsContext } from "~/features/forms/shared/site/block-parts";
import { blockParts } from "~/features/forms/shared/site/form-in-block";
import { useStepKeys } from "../use-steps";
import { allowStyles } from "./allow-styles";
import frameStyles from "./frame.css?url";
import { watchMarks } from "./texts/shown-texts";

/** The scale at which the canvas shows the page. */
export const CanvasScale = createContext(1);

/** The content of Puck's iframe: the public styles and the page. Nothing of the admin's document gets in. */
export function CanvasFrame({ children, document: own }: { children: ReactNode; document?: Document }) {
  const scale = use(CanvasScale);
  // In the initial state, because effects of the surrounding components run before this component's effects.
  useState(() => own && allowStyles(own));
  useEffect(() => {
    if (!own) return;
    own.documentElement.lang = "en";
    own.defaultView?.frameElement?.setAttribute("title", "Preview of the page");
    return mirrorStyles(own);
  }, [own]);
  useEffect(() => own && watchMarks(own.body), [own]);
  useStepKeys(own);
  useEffect(() => {
    own?.documentElement.style.setProperty("--canvas-zoom", String(1 / scale));
  }, [own, scale]);
  return <BlockPartsContext value={blockParts}>{children}</BlockPartsContext>;
}

/** The public style sheet, which vite.config.ts names `site`. During development, its separate parts. */
const PUBLIC = 'link[rel="stylesheet"][href*="/site-"], style[data-vite-dev-id*="/src/"]';

/**
 * Style elements of the admin area. They exist only during development, because the build bundles them into one sheet.
 */
const STAFF_STYLES = /\/src\/(admin|app\/admin|features\/[^/]+\/admin)\//;

/** Copies the public style sheets into the iframe's document, including those that load later. */
function mirrorStyles(own: Document): () => void {
  const extra = own.createElement("link");
  extra.rel = "stylesheet";
  extra.href = frameStyles;
  own.head.append(extra);
  const mirror = () => {
    const existing = new Set([...own.head.querySelectorAll(PUBLIC)].map(keyOf));
    for (const sheet of document.querySelectorAll(PUBLIC)) {
      const key = keyOf(sheet);
      if (!existing.has(key) && !STAFF_STYLES.test(key)) extra.before(sheet.cloneNode(true));
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
