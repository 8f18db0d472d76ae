import { prefersReducedMotion } from "~/ui/reduced-motion";
import { anchorOffset } from "./anchor-offset";
import { fixedBars } from "./fixed-bars";
import { fragmentOf } from "./fragment-of";

const POLL_EVERY = 20;
const POLL_FOR = 300;

/**
 * Scrolls to the element with that id, below the fixed bars, and moves the focus there. Looks every 20 ms, up
 * to 300 ms, for an element that is not there yet.
 * @param hash `#hours`, as in the address
 * @returns a function that stops looking
 */
export function scrollToAnchor(hash: string, { smooth = false } = {}): () => void {
  const until = performance.now() + POLL_FOR;
  let next: ReturnType<typeof setTimeout> | undefined;

  function look() {
    const target = document.getElementById(fragmentOf(hash));
    if (target) scrollTo(target, smooth);
    else if (performance.now() < until) next = setTimeout(look, POLL_EVERY);
  }

  look();
  return () => clearTimeout(next);
}

function scrollTo(target: HTMLElement, smooth: boolean) {
  const top = target.getBoundingClientRect().top + window.scrollY - anchorOffset(fixedBars());
  window.scrollTo({
    top: Math.max(0, top),
    behavior: smooth && !prefersReducedMotion() ? "smooth" : "instant",
  });
  takeFocus(target);
}

/** So that the next Tab continues from here. Makes an element focusable this once, if necessary. */
export function takeFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.setAttribute("tabindex", "-1");
  target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  target.focus({ preventScroll: true });
}
