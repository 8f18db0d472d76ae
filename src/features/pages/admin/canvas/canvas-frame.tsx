import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { BlockPartsContext } from "~/features/forms/shared/site/block-parts";
import { blockParts } from "~/features/forms/shared/site/form-in-block";
import { useStepKeys } from "../use-steps";
import { allowStyles } from "./allow-styles";
import frameStyles from "./frame.css?url";
import { watchMarks } from "./texts/shown-texts";

/** The scale at which the page is shown. */
export const CanvasScale = createContext(1);

/** The content of Puck's frame: the public styles and the page, and nothing of the admin's document. */
export function CanvasFrame({ children, document: own }: { children: ReactNode; document?: Document }) {
  const scale = use(CanvasScale);
  // Before anything else is rendered into it: the effects of surrounding components run first.
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

/** The public style sheet, which vite.config.ts names `site`; during development, each of its parts. */
const PUBLIC = 'link[rel="stylesheet"][href*="/site-"], style[data-vite-dev-id*="/src/"]';

/** Styles of the admin area. Only during development: the build bundles them into one sheet. */
const STAFF_STYLES = /\/src\/(admin|app\/admin|features\/[^/]+\/admin)\//;

/** Copies the public style sheets, including those loaded later, into the frame's document. */
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
