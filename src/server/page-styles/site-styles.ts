/** One rule of the site's style sheet, or a block around rules, such as `@media print`. */
export type StyleRule = PlainRule | { open: string; rules: StyleRule[] };

interface PlainRule {
  css: string;
  /** The rule can match elements of a page that has all classes of one of these lists. An empty list always fits. */
  classes: string[][];
}

/** The site's style sheet, as the build splits it. */
export interface SiteStyles {
  /** The path of the whole style sheet. */
  address: string;
  rules: StyleRule[];
}

/** The file that the build writes beside the server's bundle. */
export const SITE_STYLES_FILE = "site-styles.json";

/** @returns the rules that can match an element of a page with these classes, in their order */
export function stylesFor(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  let css = "";
  for (const rule of rules) {
    if ("css" in rule) {
      if (rule.classes.some((all) => all.every((name) => classes.has(name)))) css += rule.css;
    } else {
      const inner = stylesFor(rule.rules, classes);
      if (inner) css += `${rule.open}{${inner}}`;
    }
  }
  return css;
}

/** @returns every class that a rule needs */
export function classesOf(rules: readonly StyleRule[]): Set<string> {
  return new Set(rules.flatMap((rule) => ("css" in rule ? rule.classes.flat() : [...classesOf(rule.rules)])));
}
