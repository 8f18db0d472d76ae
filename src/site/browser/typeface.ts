import { logError } from "./errors/console";

const KEPT = "typeface";
/** The site's typeface, as `ui/fonts.css` names it. */
const FACE = '1em "Atkinson Hyperlegible Next Variable"';
let isKept = false;

/**
 * Fetches the site's typeface, so that the next pages are shown in it (`start/in-head.js`). On a quick connection this page
 * is, too, unless something in view would move. Without storage or connection, pages keep the typeface that stands in.
 */
export async function keepTypeface(): Promise<void> {
  const { typeface } = document.documentElement.dataset;
  const address = document.querySelector<HTMLScriptElement>("script[data-typeface]")?.dataset.typeface;
  if (!address || !typeface) return;
  try {
    await document.fonts.load(FACE);
    isKept = true;
    if (typeface === "soon") showIfNothingMoves();
    localStorage.setItem(KEPT, address);
  } catch (error) {
    logError(error);
  }
}

/** Shows what follows in the site's typeface, if it has been fetched. */
export function showKeptTypeface(): void {
  if (isKept) delete document.documentElement.dataset.typeface;
}

/** The stand-in has the same mean widths and line heights, so most texts keep their lines, but not all. */
function showIfNothingMoves(): void {
  const { dataset } = document.documentElement;
  const { typeface } = dataset;
  // Without what is in the footer, which phones lay out only when the visitor comes near it.
  const parts = [...document.querySelectorAll("header *, main *, footer")];
  const placesNow = () => parts.map((part) => part.getBoundingClientRect());
  const before = placesNow();
  delete dataset.typeface;
  // By a pixel, up or down: words move a little sideways. What is above the window moves what is in it.
  const hasMoved = ({ top }: DOMRect, at: number) => {
    const was = before[at] as DOMRect;
    return was.top < innerHeight && Math.abs(top - was.top) > 1;
  };
  if (placesNow().some(hasMoved)) dataset.typeface = typeface;
}
