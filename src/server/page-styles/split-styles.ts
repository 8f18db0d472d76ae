import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import postcss, { type ChildNode } from "postcss";
import { SITE_STYLES_FILE, type SiteStyles, type StyleRule } from "./site-styles";

const SHEET = /^site-[\w-]+\.css$/;

/** At-rules around rules that match elements. Others, such as fonts, are in every page. */
const CONDITIONAL_AT_RULES = new Set(["layer", "media", "container", "supports"]);

const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
const ATTRIBUTE = /\[[^\]]*\]/g;
/** One selector in `:has()`: the page must have its classes, unless it is in turn within `:not()`. */
const HAS_SELECTOR = /:has\(([^(),]*)\)/g;
const IS_SELECTOR = ":is(";
/** The innermost `(…)`: of `:not()`, `:where()`, and the like, which name classes that may be missing, or alternatives. */
const ARGUMENT = /\([^()]*\)/g;

/**
 * Splits the site's style sheet into rules and the classes that each needs, for `stylesFor`. Run once by the build.
 * @throws Error if the build has no style sheet of the site, or more than one
 */
export async function writeSiteStyles(buildDirectory: string): Promise<void> {
  const assets = join(buildDirectory, "client/assets");
  const [sheet, ...others] = (await readdir(assets)).filter((file) => SHEET.test(file));
  if (!sheet || others.length > 0) throw new Error("The site must have one style sheet.");
  const styles: SiteStyles = {
    address: `/assets/${sheet}`,
    rules: splitStyles(await readFile(join(assets, sheet), "utf8")),
  };
  await writeFile(join(buildDirectory, "server", SITE_STYLES_FILE), JSON.stringify(styles));
}

/**
 * @param css valid and without nested rules, as the bundler writes it
 * @throws Error for a class with escaped characters, because pages are not searched for them
 */
export function splitStyles(css: string): StyleRule[] {
  const sheet = postcss.parse(css);
  return [...orderOfLayers(sheet), ...rulesOf(sheet.nodes, animatedBy(sheet))];
}

/** The classes of the rules that use each animation, by its name. */
type AnimatedClasses = ReadonlyMap<string, string[][]>;

function animatedBy(sheet: postcss.Root): AnimatedClasses {
  const classes = new Map<string, string[][]>();
  sheet.walkDecls(/^animation(-name)?$/, ({ value, parent }) => {
    if (!(parent instanceof postcss.Rule)) return;
    for (const [name] of value.matchAll(/[\w-]+/g))
      classes.set(name, [...(classes.get(name) ?? []), ...classesOfRule(parent)]);
  });
  return classes;
}

function classesOfRule({ selectors }: postcss.Rule): string[][] {
  return selectors.flatMap(alternatives).map(requiredClasses);
}

/**
 * Declares the order of all layers. A page may lack the rules of some layers, and must not change the order
 * in which the whole style sheet applies them.
 */
function orderOfLayers(sheet: postcss.Root): StyleRule[] {
  const layers = new Set<string>();
  sheet.walkAtRules("layer", ({ params }) => void layers.add(params));
  return layers.size > 0 ? [{ css: `@layer ${[...layers].join()};`, classes: [[]] }] : [];
}

function rulesOf(nodes: readonly ChildNode[], animated: AnimatedClasses): StyleRule[] {
  return nodes.flatMap((node): StyleRule[] => {
    if (node.type === "rule") return [{ css: node.toString(), classes: classesOfRule(node) }];
    if (node.type !== "atrule") return [];
    if (node.nodes && CONDITIONAL_AT_RULES.has(node.name))
      return [{ open: `@${node.name} ${node.params}`, rules: rulesOf(node.nodes, animated) }];
    if (node.name === "keyframes")
      return [{ css: node.toString(), classes: animated.get(node.params) ?? [[]] }];
    return [{ css: node.nodes ? node.toString() : `${node.toString()};`, classes: [[]] }];
  });
}

/** @returns a selector for each choice in `:is()`: the bundler writes selectors with a common ending as `:is(.a,.b) p` */
function alternatives(selector: string): string[] {
  const plain = selector.replace(STRING, "").replace(ATTRIBUTE, "").replace(HAS_SELECTOR, " $1");
  const start = outermostIs(plain);
  if (start < 0) return [plain];
  const choices = [""];
  let depth = 1;
  let end = start + IS_SELECTOR.length;
  for (; depth > 0 && end < plain.length; end += 1) {
    const letter = plain[end] ?? "";
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === "," && depth === 1) choices.push("");
    else if (depth > 0) choices[choices.length - 1] += letter;
  }
  // The space keeps a tag's name apart from the class before it: `.a:is(p)`.
  return choices.flatMap((choice) => alternatives(`${plain.slice(0, start)} ${choice}${plain.slice(end)}`));
}

/** The index of the first `:is(` that is not within other parentheses; -1 if there is none. */
function outermostIs(selector: string): number {
  let depth = 0;
  for (let at = 0; at < selector.length; at += 1) {
    if (depth === 0 && selector.startsWith(IS_SELECTOR, at)) return at;
    if (selector[at] === "(") depth += 1;
    if (selector[at] === ")") depth -= 1;
  }
  return -1;
}

/**
 * @param selector without attributes and strings
 * @returns the classes that the selector's element and those around or within it must have
 */
function requiredClasses(selector: string): string[] {
  let plain = selector;
  for (let inner = plain; ; plain = inner) {
    inner = plain.replace(ARGUMENT, "");
    if (inner === plain) break;
  }
  if (plain.includes("\\")) throw new Error(`A class has escaped characters: ${selector}`);
  return Array.from(plain.matchAll(/\.([\w-]+)/g), ([, name]) => name as string);
}
