/** Elements that do nothing without JavaScript, or something else: links whose address is only a fallback. */
const WAITS = "button[type=button], a[data-emit]";

/**
 * Holds clicks that only the app can handle, each once, until it runs. Other clicks have their normal effect.
 */
export function holdPresses() {
  const held = new Map<Element, MouseEvent>();
  addEventListener("click", hold, true);

  function hold(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const pressed = event.target instanceof Element && event.target.closest(WAITS);
    if (!pressed) return;
    event.preventDefault();
    held.set(pressed, event);
  }

  function take(): [Element, MouseEvent][] {
    removeEventListener("click", hold, true);
    const all = [...held];
    held.clear();
    return all;
  }

  return {
    tell() {
      for (const [pressed, event] of take()) pressed.dispatchEvent(new PointerEvent("click", event));
    },
    /** The app will not run: links lead to their fallbacks, now and from here on. */
    letGo() {
      for (const [pressed] of take()) if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
    },
  };
}
