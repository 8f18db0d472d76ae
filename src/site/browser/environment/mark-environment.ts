import { environmentNames } from "./environment-names";

/** Adds the names of browser and operating system to the root element's classes. */
export function markEnvironment(): void {
  const { browser, system } = environmentNames(navigator.userAgent);
  document.documentElement.classList.add(browser, system);
}
