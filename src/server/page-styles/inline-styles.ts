import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ByteLru } from "~/platform/cache/byte-lru";
import { projectRoot } from "~/platform/project-root";
import { type ByteText, bytesOf, byteText } from "../byte-text";
import { classesOf, SITE_STYLES_FILE, type SiteStyles, stylesFor } from "./site-styles";

/** The rules of some hundred sets of classes; pages of one kind mostly use the same set. */
const MEMORY_BYTES = 8 * 1_024 * 1_024;

interface PageStyles {
  css: ByteText;
  /** Base64 of its SHA-256. */
  hash: string;
}

export interface StyleInliner {
  /**
   * Writes the rules that a page uses into it, instead of waiting for a second response.
   * @returns the page, and base64 of the SHA-256 of each style element for its policy; unchanged if it does not link to
   * the site's style sheet
   */
  inline(html: ByteText): { html: ByteText; styleHashes: string[] };
  /** The style element with the rules that a part of a page uses. */
  styleOf(part: ByteText): ByteText;
}

/** @returns undefined without a build, as during development */
export function readSiteStyles(
  file = join(projectRoot(), "build/server", SITE_STYLES_FILE),
): SiteStyles | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as SiteStyles;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * The rules come before the link to the whole style sheet, which is turned off. The browser turns it on before it
 * changes the page (`src/site/browser/start/whole-styles.ts`), or immediately without JavaScript.
 */
export function createStyleInliner({ address, rules }: SiteStyles): StyleInliner {
  const link = `<link rel="stylesheet" href="${address}"/>`;
  const linkTurnedOff = `<link rel="stylesheet" href="${address}" disabled=""/><noscript>${link}</noscript>`;
  const known = classesOf(rules);
  const made = new ByteLru<PageStyles>(MEMORY_BYTES, () => {});

  return {
    inline(html) {
      if (!html.includes(link)) return { html, styleHashes: [] };
      const { css, hash } = stylesOf(classesIn(html, known));
      return {
        html: html.replace(link, () => `<style>${css}</style>${linkTurnedOff}`) as ByteText,
        styleHashes: [hash],
      };
    },
    styleOf: (part) => `<style>${stylesOf(classesIn(part, known)).css}</style>` as ByteText,
  };

  function stylesOf(classes: ReadonlySet<string>): PageStyles {
    const key = [...classes].sort().join(" ");
    const before = made.get(key);
    if (before) return before;
    const css = byteText(stylesFor(rules, classes));
    const styles = { css, hash: createHash("sha256").update(bytesOf(css)).digest("base64") };
    made.set(key, styles, css.length + key.length);
    return styles;
  }
}

const TURNED_OFF = /(<link rel="stylesheet" href="[^"]+") disabled=""\/><noscript>.*?<\/noscript>/;

/** @returns the page with its whole style sheet turned on, because it gets content with other classes */
export function turnOnStyles(html: string): string {
  return html.replace(TURNED_OFF, "$1/>");
}

const ATTRIBUTE = ' class="';

function classesIn(html: string, known: ReadonlySet<string>): Set<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(ATTRIBUTE); at >= 0; at = html.indexOf(ATTRIBUTE, at)) {
    const start = at + ATTRIBUTE.length;
    at = html.indexOf('"', start);
    lists.add(html.slice(start, at));
  }
  const classes = new Set<string>();
  for (const names of lists) for (const name of names.split(" ")) if (known.has(name)) classes.add(name);
  return classes;
}
