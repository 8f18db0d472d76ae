let locks = 0;

/** Prevents the page from scrolling until the returned function is called. Locks nest. */
export function lockScroll(): () => void {
  const { classList, style, clientWidth } = document.documentElement;
  // The page must not expand into the space of the removed scrollbar.
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
