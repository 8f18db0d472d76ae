import { type RefObject, useEffect } from "react";
import type { Place } from "./use-scroll-memory";

/** A link of a page: its address, and how many links with the same address precede it. */
interface LinkPlace {
  href: string;
  at: number;
}

const MAX_PLACES = 60;

/** By the key of the history entry. Survives that React mounts the frame again, but no reload. */
const links = new Map<string, LinkPlace>();

/** Remembers which link of a page had the focus last, because the visitor may follow it and come back. */
export function useFocusMemory(place: RefObject<Place>): void {
  useEffect(() => {
    const remember = () => {
      if (!place.current.arriving) rememberLink(place.current.key, document.activeElement);
    };
    // The link that started the app has the focus already.
    remember();
    addEventListener("focusin", remember);
    return () => removeEventListener("focusin", remember);
  }, [place]);
}

/** The link of the shown page that had the focus when the visitor left it. */
export function linkToReturnTo(key: string): HTMLElement | undefined {
  const place = links.get(key);
  const link = place && linksTo(place.href)[place.at];
  // Links in menus that closed again cannot take the focus, and nobody sees the focus elsewhere on the page.
  const isShown = link instanceof HTMLElement && link.checkVisibility({ visibilityProperty: true });
  return isShown && isInView(link) ? link : undefined;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function rememberLink(key: string, focused: Element | null) {
  links.delete(key);
  const href = focused?.getAttribute("href");
  if (!focused || !href) return;
  links.set(key, { href, at: linksTo(href).indexOf(focused) });
  const oldest = links.size > MAX_PLACES ? links.keys().next().value : undefined;
  if (oldest !== undefined) links.delete(oldest);
}

function linksTo(href: string): Element[] {
  return [...document.querySelectorAll(`a[href="${CSS.escape(href)}"]`)];
}
