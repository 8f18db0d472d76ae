import { expect, type Locator } from "@playwright/test";

/** Waits until a spinner turns in the button, or until none does. */
export function expectSpinner(button: Locator, isThere: boolean): Promise<void> {
  return expect
    .poll(() =>
      button.evaluate((element) => {
        const { content, animationName } = getComputedStyle(element, "::before");
        return content !== "none" && animationName !== "none";
      }),
    )
    .toBe(isThere);
}
