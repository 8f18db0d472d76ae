let locks = 0;

/** Keeps the page from scrolling behind what lies over it, until the answered function is called. Locks nest. */
export function lockScroll(): () => void {
  const { classList, style, clientWidth } = document.documentElement;
  // The page must not grow into the room of the scrollbar that goes.
  if (locks === 0) style.setProperty("--scrollbar-width", `${window.innerWidth - clientWidth}px`);
  locks += 1;
  classList.add("scroll-locked");
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) classList.remove("scroll-locked");
  };
}
