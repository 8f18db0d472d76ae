import { changeTypeface } from "./change-typeface";
import { logError } from "./errors/console";

const STORAGE_KEY = "typeface";
/** The site's typeface, as `ui/fonts.css` names it. */
const FACE = '1em "Atkinson Hyperlegible Next Variable"';
let isKept = false;

/**
 * Fetches the site's typeface, so that the next pages are shown in it (`start/in-head.js`). On a fast connection this
 * page is, too, unless something in view would move. Without storage or connection, pages keep the fallback.
 */
export async function keepTypeface(): Promise<void> {
  const { typeface } = document.documentElement.dataset;
  const address = document.querySelector<HTMLScriptElement>("script[data-typeface]")?.dataset.typeface;
  if (!address || !typeface) return;
  try {
    await document.fonts.load(FACE);
    isKept = true;
    if (typeface === "soon") changeTypeface();
    localStorage.setItem(STORAGE_KEY, address);
  } catch (error) {
    logError(error);
  }
}

/** Shows what follows in the site's typeface, if it has been fetched. */
export function showKeptTypeface(): void {
  if (isKept) delete document.documentElement.dataset.typeface;
}
