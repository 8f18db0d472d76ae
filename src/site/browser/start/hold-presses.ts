/** What does nothing without script, or something else: links whose address is only the way instead. */
const WAITS = "button[type=button], a[data-emit]";

/** Holds clicks on what only the application can answer, each once, until it is told to. Other clicks take their way. */
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
    /** Nobody will answer: links lead where they lead without script, now and from here on. */
    letGo() {
      for (const [pressed] of take()) if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
    },
  };
}
