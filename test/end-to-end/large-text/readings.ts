import type { Page } from "@playwright/test";
import { representatives } from "../../test-all";
import { setTextSize } from "../text-size";

/** The settings with which a person reads a page. */
export interface Reading {
  /** of the window, CSS pixels */
  width: number;
  /** 740 by default */
  height?: number;
  /** of the text, percent */
  text: number;
  /** Whether a style sheet of theirs enlarges the root's text, instead of the browser's setting. */
  byStyleSheet?: boolean;
  /** Whether they space the text as WCAG 1.4.12 says. */
  isSpaced?: boolean;
}

const SIZES = [100, 130, 200];
const WIDTHS = [320, 360, 768];

const everyReading: Reading[] = [
  ...WIDTHS.flatMap((width) => SIZES.map((text) => ({ width, text }))),
  ...WIDTHS.map((width) => ({ width, text: 100, isSpaced: true })),
  { width: 320, text: 200, byStyleSheet: true },
  // 1280 by 1024 px at 400 %.
  { width: 320, height: 256, text: 100 },
];

/** `npm run test:all` looks in every way, `npm test` in the one that leaves the least room. */
export const readings = representatives(
  everyReading,
  ({ width, text, byStyleSheet }) => width === 320 && text === 200 && !byStyleSheet,
);

const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Shows the page that is open in that way. */
export async function show(
  page: Page,
  { width, height = 740, text, byStyleSheet = false, isSpaced = false }: Reading,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await setTextSize(page, byStyleSheet ? 100 : text);
  // A constructed sheet, because the page's policy refuses style elements.
  const rules = ["* { scroll-behavior: auto !important }"];
  if (byStyleSheet) rules.push(`html { font-size: ${text}% !important }`);
  if (isSpaced) rules.push(SPACED);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, rules.join("\n"));
}
