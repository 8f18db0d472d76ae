import { Parser } from "htmlparser2";
import { AppError } from "~/platform/errors/app-error";
import { inMegabytes } from "~/platform/isomorphic/sizes";
import { nextFreeTick } from "~/platform/next-free-tick";
import { MAX_EXPORT_BYTES } from "./export-limit";

/** One entry of an export: a post, a page, a file of the media library, or a rule of Safe Redirect Manager. */
export interface ExportedEntry {
  /** The id in WordPress. */
  id: string;
  kind: "post" | "page" | "attachment" | "redirect_rule";
  title: string;
  /** Its complete former address. */
  link: string;
  /** The last part of the former address. */
  slug: string;
  /** publish, draft, pending, private, or future. */
  status: string;
  /** ISO 8601, UTC; empty if it has no date. */
  date: string;
  /** HTML with WordPress's comments and shortcodes. */
  content: string;
  excerpt: string;
  author: string;
  /** The WordPress id of its picture; may be empty. */
  thumbnailId: string;
  /** For a file, its address. For a picture, also its description. */
  fileAddress: string;
  alt: string;
  /** For a redirect: a path of the former site, and a path or an address. */
  from: string;
  to: string;
}

export interface WordpressExport {
  /** The address of the former site, such as https://hospital.example. */
  siteAddress: string;
  entries: ExportedEntry[];
  /** What is not imported, one sentence each. */
  notes: string[];
}

const MAX_ENTRIES = 4_000;
const MAX_DEPTH = 20;
/** The maximum number of characters in an element. The longest text of a record is shorter. */
const MAX_TEXT_LENGTH = 500_000;
const PIECE = 64 * 1024;
const KINDS: readonly string[] = ["post", "page", "attachment", "redirect_rule"];

/** The elements of an entry that are read, with the properties for their values. */
const PARTS: Readonly<Record<string, Exclude<keyof ExportedEntry, "kind">>> = {
  title: "title",
  link: "link",
  "wp:post_id": "id",
  "wp:post_name": "slug",
  "wp:status": "status",
  "wp:post_date_gmt": "date",
  "content:encoded": "content",
  "excerpt:encoded": "excerpt",
  "dc:creator": "author",
  "wp:attachment_url": "fileAddress",
};

/**
 * Reads the export of a WordPress site (WXR) as a stream. The parser supports only XML's five entities and refuses a
 * document type declaration, so no entity can read other files or expand.
 * @throws AppError VALIDATION_FAILED with a sentence
 */
export async function readExport(bytes: Uint8Array): Promise<WordpressExport> {
  if (bytes.length > MAX_EXPORT_BYTES)
    throw refuse(
      `The export is larger than ${inMegabytes(MAX_EXPORT_BYTES)}. In WordPress, export posts and pages separately.`,
    );
  const collected = collector();
  const parser = new Parser(collected.handler, { xmlMode: true, decodeEntities: true });
  const decoder = new TextDecoder("utf-8");
  for (let at = 0; at < bytes.length; at += PIECE) {
    await nextFreeTick();
    parser.write(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }));
  }
  parser.end();
  return collected.result();
}

function refuse(message: string): AppError {
  return new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "file", message }] });
}

function newEntry(): ExportedEntry & { type: string; password: string } {
  return {
    id: "",
    kind: "post",
    title: "",
    link: "",
    slug: "",
    status: "",
    date: "",
    content: "",
    excerpt: "",
    author: "",
    thumbnailId: "",
    fileAddress: "",
    alt: "",
    from: "",
    to: "",
    type: "",
    password: "",
  };
}

type OpenEntry = ReturnType<typeof newEntry>;

/** Collects the entries from the parser's events. Its handlers throw to end parsing. */
function collector() {
  const path: string[] = [];
  const kept = entryFilter();
  let open: ReturnType<typeof entryReader> | undefined;
  let text = "";
  let siteAddress = "";
  let isExport = false;

  const handler = {
    onopentag(name: string) {
      path.push(name);
      checkPath(path);
      if (name === "wp:wxr_version") isExport = true;
      if (name === "item") open = entryReader();
      text = "";
    },
    ontext(piece: string) {
      if (text.length + piece.length > MAX_TEXT_LENGTH)
        throw refuse("A text in this export is too long to be imported.");
      text += piece;
    },
    onprocessinginstruction: refuseDocumentType,
    onclosetag(name: string) {
      if (open && name === "item") {
        kept.add(open.entry);
        open = undefined;
      } else if (open) open.read(name, text, path.at(-2) === "item");
      else if (name === "wp:base_site_url" || (name === "wp:base_blog_url" && siteAddress === ""))
        siteAddress = text.trim();
      path.pop();
      text = "";
    },
  };

  return {
    handler,
    result(): WordpressExport {
      if (!isExport) throw refuse(NOT_AN_EXPORT);
      return { siteAddress, entries: kept.entries, notes: kept.notes() };
    },
  };
}

function checkPath(path: readonly string[]): void {
  if (path.length > MAX_DEPTH) throw refuse("This is not an export of WordPress: it is nested too deeply.");
  if (path.length === 1 && path[0] !== "rss") throw refuse(NOT_AN_EXPORT);
}

function refuseDocumentType(instruction: string): void {
  if (/^!(doctype|entity)/i.test(instruction))
    throw refuse("This export contains a document type, which exports of WordPress do not. It was not read.");
}

/** Fills in one entry from the elements within it. */
function entryReader() {
  const entry = newEntry();
  let meta = { key: "", value: "" };

  function finishMeta(): void {
    if (meta.key === "_thumbnail_id") entry.thumbnailId = meta.value.trim();
    if (meta.key === "_wp_attachment_image_alt") entry.alt = meta.value.trim();
    if (meta.key === "_redirect_rule_from") entry.from = meta.value.trim();
    if (meta.key === "_redirect_rule_to") entry.to = meta.value.trim();
    meta = { key: "", value: "" };
  }

  return {
    entry,
    /** @param isPart whether the element is a direct child of the entry */
    read(name: string, text: string, isPart: boolean): void {
      const part = PARTS[name];
      if (name === "wp:meta_key") meta.key = text;
      else if (name === "wp:meta_value") meta.value = text;
      else if (name === "wp:postmeta") finishMeta();
      else if (name === "wp:post_type") entry.type = text.trim();
      else if (name === "wp:post_password") entry.password = text.trim();
      else if (part && isPart) entry[part] = text.trim();
    },
  };
}

/** The entries to import, and how many are skipped for each reason. */
function entryFilter() {
  const entries: ExportedEntry[] = [];
  const leftOut = new Map<string, number>();
  return {
    entries,
    /** @throws AppError VALIDATION_FAILED if there are too many */
    add({ type, password, ...entry }: OpenEntry): void {
      if (["trash", "auto-draft"].includes(entry.status)) return;
      const reason = reasonToSkip(type, password);
      if (reason) {
        leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
        return;
      }
      if (entries.length === MAX_ENTRIES)
        throw refuse(
          "The export has more than 4,000 entries. In WordPress, export posts and pages separately.",
        );
      entries.push({ ...entry, kind: type as ExportedEntry["kind"], date: isoOf(entry.date) });
    },
    notes: () =>
      [...leftOut].map(([what, count]) => `Left out: ${counted(count, "entry", "entries")} ${what}.`),
  };
}

function reasonToSkip(type: string, password: string): string | undefined {
  if (!KINDS.includes(type)) return `of the kind “${type.slice(0, 40)}”`;
  return password === "" ? undefined : "with a password";
}

/** "1 page", "1,200 pages". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}

const NOT_AN_EXPORT =
  "This is not an export of WordPress. In WordPress, choose Tools, Export, All content, and take the XML file that it downloads.";

/** WordPress writes UTC without a zone, and zeros for no date. */
function isoOf(date: string): string {
  const time = Date.parse(`${date.replace(" ", "T")}Z`);
  return Number.isNaN(time) || time <= 0 ? "" : new Date(time).toISOString();
}
