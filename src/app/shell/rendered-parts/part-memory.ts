import { BoundedMap } from "~/platform/cache/bounded-map";
import type { ByteText } from "~/server/byte-text";

/** Limit of the variants in memory, for each set of objects that the parts depend on. A header has 9 kB. */
const MAX_VARIANTS = 100;

/** The HTML of one part, empty until it was rendered. */
interface Part {
  html: string;
}

/** A part of one page while the page is rendered. */
export interface PagePart {
  /** Whether its HTML is in memory, so that it need not be rendered. */
  isKnown: boolean;
  /** Ids of the elements before and after it, which `finish` removes. */
  begin: string;
  end: string;
}

export interface PageParts {
  /**
   * @param key the part's name, with all values except objects that its HTML depends on
   * @param dependsOn the objects that it depends on, which are never mutated
   */
  part(key: string, dependsOn: readonly (object | null | undefined)[]): PagePart;
  /**
   * Remembers the parts that were rendered, and inserts the known ones.
   * @param html the rendered page
   */
  finish(html: ByteText): ByteText;
}

interface Branch {
  next: WeakMap<object, Branch>;
  parts: BoundedMap<string, Part>;
}

/** Replaces a missing object. */
const NOTHING = {};

/**
 * Keeps the HTML of parts that many pages share, for as long as the objects exist that it depends on: once new settings
 * are published, every page has new objects.
 */
export function createPartMemory(): { forPage(mark: string): PageParts } {
  const root = newBranch();
  return { forPage: (mark) => pageParts(root, mark) };
}

/** @param mark random, so that nothing stored can look like a part's borders */
function pageParts(root: Branch, mark: string): PageParts {
  const used: { part: Part; border: PagePart }[] = [];
  return {
    part(key, dependsOn) {
      const part = branchOf(root, dependsOn).parts.getOrAdd(key, () => ({ html: "" }));
      const name = `${mark}-${used.length}`;
      const border = { isKnown: part.html !== "", begin: `${name}-begin`, end: `${name}-end` };
      used.push({ part, border });
      return border;
    },
    finish(html) {
      return used.reduce<string>(
        (page, { part, border }) => withPart(page, part, border, mark),
        html,
      ) as ByteText;
    },
  };
}

function withPart(page: string, part: Part, { isKnown, begin, end }: PagePart, mark: string): string {
  const [before, rest = ""] = page.split(elementOf(begin));
  const [rendered = "", after] = rest.split(elementOf(end));
  // React may render a part twice and discard one.
  if (before === undefined || after === undefined) return page;
  // A script's nonce is valid only for this page.
  if (!isKnown && !rendered.includes(mark)) part.html = rendered;
  return before + (isKnown ? part.html : rendered) + after;
}

function elementOf(id: string): string {
  return `<template id="${id}"></template>`;
}

function branchOf(root: Branch, objects: readonly (object | null | undefined)[]): Branch {
  return objects.reduce<Branch>((branch, object) => {
    const key = object ?? NOTHING;
    const known = branch.next.get(key);
    if (known) return known;
    const added = newBranch();
    branch.next.set(key, added);
    return added;
  }, root);
}

function newBranch(): Branch {
  return { next: new WeakMap(), parts: new BoundedMap(MAX_VARIANTS) };
}
