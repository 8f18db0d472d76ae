import type { Page } from "@playwright/test";

/**
 * Finds layout problems that enlarged text or a small screen cause, in the open dialog or else in the whole document. Scrolls the page,
 * and moves the focus.
 * @returns one line for each problem
 */
export async function layoutProblems(page: Page): Promise<string[]> {
  // One after the other: the last two scroll.
  return [
    ...(await page.evaluate(scrollsSideways)),
    ...(await page.evaluate(brokenWords)),
    ...(await page.evaluate(brokenPhones)),
    ...(await page.evaluate(cutText)),
    ...(await page.evaluate(tallBars)),
    ...(await page.evaluate(coveredControls)),
  ];
}

/** Reports a document or an open dialog that is wider than its window. */
function scrollsSideways(): string[] {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  return [document.documentElement, ...(dialog ? [dialog] : [])]
    .map((one) => ({ one, by: one.scrollWidth - one.clientWidth }))
    .filter(({ by }) => by > 0)
    .map(({ one, by }) => `${one.tagName} scrolls sideways by ${by} px for ${widestIn(one)}`);

  /** The innermost element that extends as far to the right as its parent. */
  function widestIn(whole: Element): string {
    const edge = whole.getBoundingClientRect().left + whole.scrollWidth;
    const widest = [...whole.querySelectorAll<HTMLElement>("*")]
      .filter((one) => one.getBoundingClientRect().right >= edge - 1)
      .at(-1);
    return `${widest?.tagName}.${widest?.className} "${widest?.textContent?.trim().slice(0, 40)}"`;
  }
}

/**
 * Reports words that are split over two lines, and words that overflow their box or the window. Email and page addresses may break, and a
 * word that is longer than any line must.
 */
export function brokenWords(): string[] {
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const found = new Set<string>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.closest("svg, script, style, option, textarea, .leaflet-container")) continue;
    const { fontSize, textIndent } = getComputedStyle(parent);
    // Visually hidden, for screen readers.
    const place = boxAround(parent);
    if (!place || Number.parseFloat(textIndent) !== 0) continue;
    for (const { 0: word, index } of text.data.matchAll(/[^\s\u00ad\u200b/–—-]+[-–—/]?/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first] = boxes;
      const isAddress = /[@:]|\w\.\w/.test(text.data.slice(Math.max(0, index - 40), index + 40));
      // Scripts that put no spaces between words.
      const hasNoWords =
        /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Laoo}\p{sc=Thai}\p{sc=Khmr}\p{sc=Mymr}]/u.test(word);
      if (!first || isAddress || hasNoWords) continue;
      const lines = new Set(boxes.map(({ top }) => Math.round(top / (Number.parseFloat(fontSize) / 2))));
      const length = boxes.reduce((sum, { width }) => sum + width, 0);
      const words = `"${word}" in ${parent.tagName} "${text.data.trim().slice(0, 40)}" (${fontSize})`;
      if (lines.size > 1 && length < innerWidth - 32) found.add(`broken: ${words}`);
      const right = Math.max(...boxes.map((box) => box.right));
      if (right > place.right + 1 || first.left < place.left - 1)
        found.add(
          `stands out by ${Math.round(Math.max(right - place.right, place.left - first.left))}: ${words}`,
        );
    }
  }
  return [...found];

  /** The box that must contain the text: its block, or an element around it that scrolls sideways by design. */
  function boxAround(element: Element): { left: number; right: number } | undefined {
    let block: Element | null = element;
    while (block && /^(inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement;
    for (let one = block; one && one !== document.body; one = one.parentElement) {
      const { overflowX } = getComputedStyle(one);
      if (/auto|scroll/.test(overflowX) && one.tagName !== "DIALOG" && one.scrollWidth > one.clientWidth)
        return undefined;
      if (/hidden|clip/.test(overflowX) && one.clientWidth <= 1) return undefined;
    }
    return block?.getBoundingClientRect();
  }
}

/** Reports linked phone numbers on two lines, except where enlarged text leaves no room (`--unbroken` in `base.css`). */
function brokenPhones(): string[] {
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const range = document.createRange();
  return [...root.querySelectorAll<HTMLElement>("a[href^='tel:']")]
    .filter((link) => link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((link) => getComputedStyle(link).getPropertyValue("--unbroken") !== "normal")
    .flatMap((link) => {
      const [number] = /\(\d{3}\) \d{3}-\d{4}/.exec(link.textContent) ?? [];
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      while (number && texts.nextNode()) {
        const start = (texts.currentNode as Text).data.indexOf(number);
        if (start < 0) continue;
        range.setStart(texts.currentNode, start);
        range.setEnd(texts.currentNode, start + number.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) return [`broken phone number: ${number} in ${link.parentElement?.tagName}`];
      }
      return [];
    });
}

/** Reports text that is cut off, in boxes that do not scroll and in controls with one line. */
function cutText(): string[] {
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const seen = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const cut = [...root.querySelectorAll<HTMLElement>("*")].filter((one) => {
    const { overflowX, overflowY, textIndent } = getComputedStyle(one);
    if (!/hidden|clip/.test(`${overflowX} ${overflowY}`) || one.clientWidth <= 1) return false;
    // The slides beside the one that a lightbox shows.
    if (one.closest(".yarl__root")) return false;
    if (!one.textContent?.trim() || Number.parseFloat(textIndent) !== 0 || !seen(one)) return false;
    const wider = /hidden|clip/.test(overflowX) && one.scrollWidth > one.clientWidth + 1;
    const taller = /hidden|clip/.test(overflowY) && one.scrollHeight > one.clientHeight + 1;
    return wider || taller;
  });
  const context = document.createElement("canvas").getContext("2d");
  const shortSelects = [...root.querySelectorAll("select")].filter(seen).filter((select) => {
    const { font, paddingLeft, paddingRight, letterSpacing, textWrapMode, appearance } =
      getComputedStyle(select);
    if (textWrapMode === "wrap") return select.scrollHeight > select.clientHeight + 1;
    if (!context) return false;
    context.font = font;
    context.letterSpacing = letterSpacing === "normal" ? "0px" : letterSpacing;
    const words = select.selectedOptions[0]?.label ?? "";
    // The browser draws its own arrow inside the control.
    const arrow = appearance === "none" ? 0 : 16;
    const room =
      select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow;
    return context.measureText(words).width > room;
  });
  return [...cut, ...shortSelects].map(
    (one) => `cut off: ${one.tagName}.${one.className} "${one.textContent.trim().slice(0, 40)}"`,
  );
}

/** Reports fixed bars that together cover more than a fifth of the height. */
function tallBars(): string[] {
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" });
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  dialog?.scrollTo({ top: dialog.scrollHeight / 2, behavior: "instant" });
  const place = dialog?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const bars = [...(dialog ?? document.body).querySelectorAll("*")].filter((one) => {
    const { position, top, bottom } = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    if (
      !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      box.width < place.width * 0.9
    )
      return false;
    // A lightbox fills the screen.
    if (position === "fixed") return !one.closest(".yarl__portal");
    const atTop = Math.abs(box.top - place.top - Number.parseFloat(top)) < 2;
    const atBottom = Math.abs(place.bottom - box.bottom - Number.parseFloat(bottom)) < 2;
    return position === "sticky" && (atTop || atBottom);
  });
  const heights = bars.map((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, place.bottom) - Math.max(top, place.top));
  });
  const sum = heights.reduce((all, height) => all + height, 0);
  return sum > innerHeight / 5 + 1
    ? [`bars take ${heights.map(Math.round).join(" + ")} of ${innerHeight} px`]
    : [];
}

/** Reports focused controls that a bar covers, or that cannot be brought into the window. */
function coveredControls(): string[] {
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const controls = root.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary, [tabindex='0']",
  );
  const found: string[] = [];
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (control.matches(":disabled") || control.closest("[inert], .leaflet-container")) continue;
    control.focus();
    if (document.activeElement !== control) continue;
    // A link over two lines has a box for each, and nothing between them.
    const box = [...control.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    if (!box) continue;
    const top = Math.max(0, box.top) + 2;
    // Browsers scroll to the line of a long text in which the cursor is.
    const isLong = control instanceof HTMLTextAreaElement;
    const bottom = isLong ? top : Math.min(innerHeight, box.bottom) - 2;
    const middle = Math.min(Math.max(box.left + Math.min(box.width / 2, 20), 1), innerWidth - 1);
    const isCovered = [top, bottom].some((y) => {
      for (
        let one = document.elementFromPoint(middle, y);
        one && !one.contains(control);
        one = one.parentElement
      ) {
        if (/sticky|fixed/.test(getComputedStyle(one).position)) return true;
      }
      return false;
    });
    const isOutside =
      box.bottom < 1 || box.top > innerHeight - 1 || box.right < 1 || box.left > innerWidth - 1;
    const words =
      control.textContent?.trim() || control.getAttribute("aria-label") || (control as HTMLInputElement).name;
    if (isOutside) found.push(`out of reach: ${control.tagName} "${words?.slice(0, 40)}"`);
    if (isCovered) found.push(`covered: ${control.tagName} "${words?.slice(0, 40)}"`);
  }
  return found;
}
