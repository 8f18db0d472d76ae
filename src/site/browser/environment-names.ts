/** The order matters: later browsers also contain the names of earlier ones' competitors. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "edge"],
  [/\b(OPR|Opera|OPiOS)\//, "opera"],
  [/\bSamsungBrowser\//, "samsung"],
  [/\b(Firefox|FxiOS)\//, "firefox"],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, "chrome"],
  [/\bSafari\//, "safari"],
];

const SYSTEMS: [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, "ios"],
  [/\bAndroid\b/, "android"],
  [/\bCrOS\b/, "chromeos"],
  [/\bWindows\b/, "windows"],
  [/\b(Macintosh|Mac OS X)\b/, "macos"],
  [/\bLinux\b/, "linux"],
];

/**
 * The names of browser and operating system in a user-agent string, for styles that need them; `unknown-…` if
 * it contains none. An iPad that requests desktop pages identifies itself as a Macintosh and counts as one.
 */
export function environmentNames(userAgent: string): { browser: string; system: string } {
  return {
    browser: nameIn(BROWSERS, userAgent) ?? "unknown-browser",
    system: nameIn(SYSTEMS, userAgent) ?? "unknown-os",
  };
}

function nameIn(names: [RegExp, string][], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** Adds the names of browser and operating system to the root element's classes. */
export function markEnvironment(): void {
  const { browser, system } = environmentNames(navigator.userAgent);
  document.documentElement.classList.add(browser, system);
}
