import type { Page } from "@playwright/test";

/**
 * Watches from now on, at every change of the page, whether words are in the dialog that is on top.
 * @returns a function that returns the dialog's text each time that the words were missing
 */
export async function watchShownText(page: Page, words: string): Promise<() => Promise<string[]>> {
  const absent = await page.evaluateHandle((words) => {
    const absent: string[] = [];
    const textOf = (element: Element): string => {
      const trees = [element, ...element.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
      const inTrees = trees.flatMap(({ children }) => Array.from(children, textOf));
      return [element.textContent, ...inTrees].join(" ");
    };
    new MutationObserver(() => {
      const top = [...document.querySelectorAll("dialog:modal")].at(-1);
      const text = top ? textOf(top) : "";
      if (!text.includes(words)) absent.push(text);
    }).observe(document, { subtree: true, childList: true, attributes: true });
    return absent;
  }, words);
  return () => absent.jsonValue();
}
