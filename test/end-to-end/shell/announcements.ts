import type { Page } from "@playwright/test";

/**
 * Records from now on what screen readers announce: the text of every live region that changes, or appears with text,
 * also in shadow trees.
 * @returns a function that returns the announcements so far
 */
export async function noteAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const announced = await page.evaluateHandle(() => {
    const announced: string[] = [];
    let before = textsOf(document);
    requestAnimationFrame(function look() {
      const now = textsOf(document);
      for (const [region, text] of now) if (text && before.get(region) !== text) announced.push(text);
      before = now;
      requestAnimationFrame(look);
    });
    return announced;

    function textsOf(root: ParentNode): Map<Element, string> {
      const texts = new Map<Element, string>();
      for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot)
          for (const [region, text] of textsOf(element.shadowRoot)) texts.set(region, text);
        const isLive = element.matches("[role=status], [role=alert], [aria-live]:not([aria-live=off])");
        if (isLive && element.ariaLive !== "off" && element.checkVisibility())
          texts.set(element, element.textContent.trim());
      }
      return texts;
    }
  });
  return () => announced.jsonValue();
}
