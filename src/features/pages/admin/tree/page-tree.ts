import type { ListItem } from "~/content/item-schemas";

/** A page, with the pages below its address. */
export interface PageNode {
  item: ListItem;
  children: PageNode[];
}

/**
 * Pages as a tree: each is below its nearest ancestor by address. A search keeps the pages that contain its words, and
 * their ancestors.
 */
export function pageTree(items: readonly ListItem[], words = ""): PageNode[] {
  const nodes = new Map<string, PageNode>();
  const sorted = items.toSorted((one, other) => addressOf(one).localeCompare(addressOf(other)));
  const roots: PageNode[] = [];
  for (const item of sorted) {
    const node: PageNode = { item, children: [] };
    nodes.set(addressOf(item), node);
    (parentOf(addressOf(item), nodes)?.children ?? roots).push(node);
  }
  return found(roots, words.trim().toLowerCase());
}

function parentOf(address: string, nodes: ReadonlyMap<string, PageNode>): PageNode | undefined {
  for (let end = address.lastIndexOf("/"); end > 0; end = address.lastIndexOf("/", end - 1)) {
    const parent = nodes.get(address.slice(0, end));
    if (parent) return parent;
  }
  return undefined;
}

function found(nodes: readonly PageNode[], words: string): PageNode[] {
  return nodes.flatMap(({ item, children }) => {
    const below = found(children, words);
    const isMeant = `${item.title} ${addressOf(item)}`.toLowerCase().includes(words);
    return isMeant || below.length > 0 ? [{ item, children: below }] : [];
  });
}

function addressOf({ slug }: ListItem): string {
  return slug ?? "";
}
