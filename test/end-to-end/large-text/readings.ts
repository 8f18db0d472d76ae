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
  /** Whether a user style sheet enlarges the root element's text, instead of the browser's setting. */
  byStyleSheet?: boolean;
  /** Whether the text has the spacing of WCAG 1.4.12. */
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

/**
 * `npm run test:all` tests all of these settings, `npm test` only two: the one with the least room, and the tightest
 * one in which columns are still side by side.
 */
export const readings = representatives(
  everyReading,
  ({ width, text, byStyleSheet, isSpaced }) =>
    width === 320 && !byStyleSheet && (text === 200 || isSpaced === true),
);

const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Applies these settings to the open page. */
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
