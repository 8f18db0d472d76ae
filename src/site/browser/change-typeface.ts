/**
 * Limit of elements in a part of the page that is laid out in one task. More take longer than 50 ms on a slow
 * phone.
 */
const MAX_PART_ELEMENTS = 120;
/** Unnoticeable letter spacings, in em: with one of them, most texts keep their lines. */
const SPACINGS = [0.005, -0.005, 0.01, -0.01, 0.015, -0.015, 0.02, -0.02];
/** In px: a vertical difference up to this size does not count as a movement. */
const MAX_MOVE_PX = 1;
/** In px: a line this close below the window may move into it. */
const NEAR = 64;
/** In px: browsers do not count a smaller movement as a layout shift. */
const MIN_SHIFT_PX = 3;
/** Limit of the layout shift score, as browsers compute it. */
const MAX_SHIFT = 0.01;

/** An element or a text in view, and its former position. */
interface FormerPosition {
  node: HTMLElement | Text;
  was: DOMRect;
}

/**
 * Shows the page in the site's typeface, which must have been loaded, unless something in view would move. The fallback
 * has the same mean widths and line heights (`ui/fonts.css`), so most texts keep their lines. Others get a letter
 * spacing with which they do.
 *
 * Each part of the page out of view changes in its own task, when it may have come into view, because laying out the
 * whole page again would block it.
 */
export function changeTypeface(): void {
  const root = document.documentElement;
  const parts = partsOf(document.body);
  const { typeface = "" } = root.dataset;
  for (const part of parts) part.dataset.typeface = typeface;
  delete root.dataset.typeface;
  const seen = parts.filter(isInView);
  if (!change(seen, typeface)) {
    root.dataset.typeface = typeface;
    for (const part of parts) delete part.dataset.typeface;
    return;
  }
  for (const part of parts) if (!seen.includes(part)) setTimeout(change, 0, [part], typeface);
}

/** The page, or the children of a large part. */
function partsOf(element: HTMLElement): HTMLElement[] {
  if (element.getElementsByTagName("*").length <= MAX_PART_ELEMENTS) return [element];
  return Array.from(element.children).flatMap((child) =>
    child instanceof HTMLElement ? partsOf(child) : [],
  );
}

/** Includes parts above the window, because a change of their height moves the parts in it. */
function isInView(element: Element): boolean {
  return element.getBoundingClientRect().top < innerHeight;
}

/** @returns whether they are shown in the site's typeface now */
function change(parts: readonly HTMLElement[], typeface: string): boolean {
  const { scrollX, scrollY } = window;
  const isChanged = tryChange(parts, typeface);
  // The browser adjusts the scroll position when something above the window moves, but does not adjust it
  // back.
  if (window.scrollY !== scrollY) window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  return isChanged;
}

function tryChange(parts: readonly HTMLElement[], typeface: string): boolean {
  const seen = parts.filter(isInView).flatMap(seenIn);
  for (const { dataset } of parts) delete dataset.typeface;
  if (isUnmoved(seen)) return true;
  const spaced = seen.filter((each) => keepLines(each, seen));
  if (isUnmoved(seen)) return true;
  for (const { node } of spaced) (node as HTMLElement).style.letterSpacing = "";
  for (const { dataset } of parts) dataset.typeface = typeface;
  return false;
}

function seenIn(part: HTMLElement): FormerPosition[] {
  const seen: FormerPosition[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = part; node; node = walker.nextNode()) {
    if (!(node instanceof HTMLElement || (node instanceof Text && node.data.trim()))) continue;
    const was = placeOf(node);
    if (was.top < innerHeight + NEAR && was.width > 0) seen.push({ node, was });
  }
  return seen;
}

/** The position of an element, or of a text's first line. */
function placeOf(node: HTMLElement | Text): DOMRect {
  if (node instanceof HTMLElement) return node.getClientRects()[0] ?? new DOMRect();
  const range = document.createRange();
  range.selectNode(node);
  return range.getClientRects()[0] ?? new DOMRect();
}

/**
 * Whether nothing moved vertically, and words moved sideways so little that browsers report no layout shift.
 */
function isUnmoved(seen: readonly FormerPosition[]): boolean {
  let area = 0;
  let distance = 0;
  for (const { node, was } of seen) {
    const { top, bottom, left, width, height } = placeOf(node);
    if (Math.abs(top - was.top) > MAX_MOVE_PX) return false;
    // The part below it may be in view, too.
    if (was.bottom < innerHeight && Math.abs(bottom - was.bottom) > MAX_MOVE_PX) return false;
    const sideways = Math.abs(left - was.left);
    if (sideways < MIN_SHIFT_PX) continue;
    area += (width + sideways) * height;
    distance = Math.max(distance, sideways);
  }
  const share = Math.min(area / (innerWidth * innerHeight), 1);
  return (share * distance) / Math.max(innerWidth, innerHeight) <= MAX_SHIFT;
}

/**
 * If the lines of a text break elsewhere, changes its letter spacing so that they break as before, if
 * possible.
 * @param all in the order of the document
 * @returns whether it has another spacing now
 */
function keepLines({ node, was }: FormerPosition, all: readonly FormerPosition[]): boolean {
  const hasWords = all.some((each) => each.node.parentNode === node && each.node instanceof Text);
  if (!(node instanceof HTMLElement) || !hasWords) return false;
  const within = all.filter((each) => node.contains(each.node));
  const keepsLines = () => {
    const { top, height } = placeOf(node);
    const moved = (each: FormerPosition) => placeOf(each.node).top - top - (each.was.top - was.top);
    return (
      Math.abs(height - was.height) <= MAX_MOVE_PX &&
      within.every((each) => Math.abs(moved(each)) <= MAX_MOVE_PX)
    );
  };
  if (keepsLines()) return false;
  const { letterSpacing } = getComputedStyle(node);
  const isKept = SPACINGS.some((spacing) => {
    node.style.letterSpacing = `calc(${Number.parseFloat(letterSpacing) || 0}px + ${spacing}em)`;
    return keepsLines();
  });
  if (!isKept) node.style.letterSpacing = "";
  return isKept;
}
