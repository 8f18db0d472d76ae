import type { Page } from "@playwright/test";

/** Roles whose elements need a name, so that people can tell them apart when they have the focus. */
const NAMED_BY_POSITION = new Set(["main", "document", "RootWebArea", "banner", "contentinfo"]);

interface Outline {
  forms: string[];
  headings: { level: number; name: string }[];
}

/** Forms and headings in the accessibility tree, in its order. */
async function outlineOf(page: Page): Promise<Outline> {
  const lines = (await page.locator("body").ariaSnapshot()).split("\n");
  const forms = lines.flatMap((line) => /^\s*- form "((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? []);
  const headings = lines.flatMap((line) => {
    const [, name = "", level] = /^\s*- heading(?: "((?:[^"\\]|\\.)*)")? \[level=(\d)\]/.exec(line) ?? [];
    return level ? [{ level: Number(level), name }] : [];
  });
  return { forms, headings };
}

/** Names that more than one form of the page has: a screen reader's list of forms cannot tell these apart. */
export async function formsOfOneName(page: Page): Promise<string[]> {
  const { forms } = await outlineOf(page);
  return [...new Set(forms.filter((name, at) => forms.indexOf(name) !== at))];
}

/** Headings that are more than one level below the one before. */
export async function skippedHeadings(page: Page): Promise<string[]> {
  const { headings } = await outlineOf(page);
  return headings.flatMap(({ level, name }, at) => {
    const before = headings[at - 1]?.level ?? level;
    return level > before + 1 ? [`${name}: level ${level} follows level ${before}`] : [];
  });
}

/** Elements that can have the focus and have no accessible name, as the browser computes it. */
export async function unnamedFocusable(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes.flatMap(({ ignored, role, name, properties }) => {
    const isFocusable = properties?.some((property) => property.name === "focusable" && property.value.value);
    if (ignored || !isFocusable || NAMED_BY_POSITION.has(String(role?.value))) return [];
    return String(name?.value ?? "").trim() === "" ? [`${role?.value} without a name`] : [];
  });
}

/** Whether the focus ring is drawn around the whole open dialog, which does not show where the focus is. */
export function isRingAroundDialog(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement } = document;
    const dialog = activeElement?.closest("dialog, [role=dialog], [role=alertdialog]");
    if (!activeElement || !dialog) return false;
    // A control, such as a map, may fill the dialog.
    const isControl = (activeElement as HTMLElement).tabIndex >= 0;
    if (isControl || activeElement.clientWidth < 0.8 * dialog.clientWidth) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(activeElement);
    const hasOutline = outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    return activeElement.matches(":focus-visible") && (hasOutline || /inset/.test(boxShadow));
  });
}
