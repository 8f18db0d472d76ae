import { nextFreeTick } from "~/platform/next-free-tick";
import { convertContent } from "./convert-content";
import { counted, type ExportedEntry, type WordpressExport } from "./read-export";

/** The record that one row of the import creates. */
export type PlannedRow =
  | { kind: "picture"; entry: ExportedEntry }
  | { kind: "page" | "post"; entry: ExportedEntry }
  /** Redirects to the record of an entry, or to an address. */
  | { kind: "redirect"; from: string; ofId?: string; to?: string };

export interface ImportPlan {
  rows: { key: string; title: string; planned: PlannedRow }[];
  notes: string[];
}

/** One path, without wildcards or a pattern. */
const PATH = /^\/[^*?()[\]^$|\s]+$/;
const PICTURE = /\.(jpe?g|png|webp|avif|gif)$/i;
/** The number of records that a note lists by name. */
const MAX_NAMED_RECORDS = 3;

/**
 * Plans an import: pictures first, then the records that show them, then the redirects to those. An undo runs in
 * reverse order.
 */
export async function planImport(read: WordpressExport): Promise<ImportPlan> {
  const { siteAddress, notes } = read;
  const entries = withPictureIds(read.entries);
  const files = entries.filter(({ kind }) => kind === "attachment");
  const pictures = files.filter(({ fileAddress }) => PICTURE.test(pathOf(fileAddress)));
  const texts = entries.filter(({ kind }) => kind === "page" || kind === "post");
  const pages = texts.filter(({ kind }) => kind === "page");
  const moved = texts.filter(({ link }) => pathOf(link) !== "/");
  const redirects = entries.filter(({ kind }) => kind === "redirect_rule");
  const rules = redirects.filter(({ from }) => PATH.test(from));
  const patterns = redirects
    .filter((rule) => !rules.includes(rule))
    .map(({ from }) => `Not one address, so its redirect was not imported: ${from.slice(0, 300)}`);
  const found = [
    counted(pages.length, "page"),
    counted(texts.length - pages.length, "post"),
    counted(pictures.length, "picture"),
    ...(redirects.length > 0 ? [counted(redirects.length, "redirect")] : []),
  ].join(", ");
  const others = files
    .filter((file) => !pictures.includes(file))
    .map(({ fileAddress }) => `Not a picture, so it was not imported: ${fileAddress.slice(0, 300)}`);
  return {
    rows: [
      ...pictures.map((entry) => ({
        key: `picture ${entry.id}`,
        title: entry.title || pathOf(entry.fileAddress),
        planned: { kind: "picture" as const, entry },
      })),
      ...texts.map((entry) => ({
        key: `text ${entry.id}`,
        title: entry.title,
        planned: { kind: entry.kind === "page" ? ("page" as const) : ("post" as const), entry },
      })),
      ...moved.map((entry) => ({
        key: `redirect ${entry.id}`,
        title: pathOf(entry.link),
        planned: { kind: "redirect" as const, from: pathOf(entry.link), ofId: entry.id },
      })),
      ...rules.map((rule) => ({
        key: `rule ${rule.id}`,
        title: rule.from,
        planned: plannedRule(rule, moved, siteAddress),
      })),
    ],
    notes: [
      `Found: ${found}.`,
      ...notes,
      ...(await unknownParts(texts, siteAddress)),
      ...others.slice(0, 50),
      ...patterns.slice(0, 50),
    ],
  };
}

/** A redirect that staff created on the former site. Its target may be a page with another address on this site. */
function plannedRule(
  { from, to }: ExportedEntry,
  moved: readonly ExportedEntry[],
  siteAddress: string,
): PlannedRow {
  const target = URL.parse(to, siteAddress);
  const isHere = target !== null && target.host === URL.parse(siteAddress)?.host;
  const path = isHere ? pathOf(target.href) : to;
  const page = moved.find(({ link }) => isHere && pathOf(link) === path);
  const plainFrom = from.length > 1 ? from.replace(/\/$/, "") : from;
  return { kind: "redirect", from: plainFrom, ofId: page?.id, to: page ? undefined : path };
}

/**
 * Adds the ids of pictures to texts, like newer versions of WordPress do. Older texts contain only the file name, often
 * of a smaller version (`photo-300x200.jpg`).
 */
function withPictureIds(entries: readonly ExportedEntry[]): ExportedEntry[] {
  const ids = new Map(
    entries.flatMap(({ kind, id, fileAddress }) =>
      kind === "attachment" ? [[fileOf(fileAddress), id]] : [],
    ),
  );
  return entries.map((entry) => ({
    ...entry,
    content: entry.content.replaceAll(/<img\s[^>]{0,2000}>/gi, (tag) => {
      if (/\bwp-image-\d/.test(tag)) return tag;
      const src = /\bsrc=["']([^"']{1,1000})["']/i.exec(tag)?.[1] ?? "";
      const id = ids.get(fileOf(src));
      return id ? `<img class="wp-image-${id}" ${tag.slice(4).replace(/\bclass=["'][^"']*["']/i, "")}` : tag;
    }),
  }));
}

/** The path of a picture's file, without the size in its name. */
function fileOf(address: string): string {
  return pathOf(address).replace(/-(\d{1,5}x\d{1,5}|scaled)(?=\.\w{1,5}$)/, "");
}

/** Describes parts of texts that the site cannot show, with the records that contain them. */
async function unknownParts(texts: readonly ExportedEntry[], siteAddress: string): Promise<string[]> {
  const titles = new Map<string, string[]>();
  for (const { content, title } of texts) {
    await nextFreeTick();
    for (const part of convertContent(content, siteAddress).unknown)
      titles.set(part, [...(titles.get(part) ?? []), title]);
  }
  return [...titles].slice(0, 100).map(([part, on]) => {
    const named = on.slice(0, MAX_NAMED_RECORDS).map((title) => `“${title}”`);
    const more = on.length > MAX_NAMED_RECORDS ? ` and ${on.length - MAX_NAMED_RECORDS} more` : "";
    return `Left out: ${part}, in ${named.join(", ")}${more}.`;
  });
}

/** The path of a former address, without a trailing slash; "/" for addresses like /?p=12. */
export function pathOf(address: string): string {
  const path = URL.parse(address)?.pathname ?? "/";
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
