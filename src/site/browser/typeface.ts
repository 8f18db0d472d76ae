import { logError } from "./errors/console";

const KEPT = "typeface";

let isKept = false;

/**
 * Fetches the site's typeface into the browser's cache, so that the next pages are shown in it
 * (`start/in-head.js`). Without storage or connection, pages keep the typeface that stands in.
 */
export async function keepTypeface(): Promise<void> {
  const address = document.querySelector<HTMLScriptElement>("script[data-typeface]")?.dataset.typeface;
  if (!address || !isStandingIn()) return;
  try {
    const response = await fetch(address);
    await response.arrayBuffer();
    if (!response.ok) return;
    isKept = true;
    localStorage.setItem(KEPT, address);
  } catch (error) {
    logError(error);
  }
}

/** Shows what follows in the site's typeface, if it has been fetched. */
export function showKeptTypeface(): void {
  if (isKept) delete document.documentElement.dataset.typeface;
}

function isStandingIn(): boolean {
  return document.documentElement.dataset.typeface === "later";
}
