/**
 * Moves the focus among the links of a list by an arrow key, Home, or End, or to the `first`.
 * @returns whether the key was handled
 */
export function moveFocus(list: HTMLElement | null, key: string): boolean {
  const links = [...(list?.querySelectorAll<HTMLElement>("a, button") ?? [])];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const to = next(key, at, links.length);
  if (to === undefined) return false;
  links[to]?.focus();
  return true;
}

function next(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case "first":
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "ArrowDown":
      return Math.min(at + 1, count - 1);
    case "ArrowUp":
      return Math.max(at - 1, 0);
    default:
      return undefined;
  }
}
