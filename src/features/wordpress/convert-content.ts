import { Parser } from "htmlparser2";
import { escapeHtml } from "~/platform/sanitize/escape-html";

/** A part of a text: running text, or a picture between texts. */
export type Piece =
  | { kind: "text"; html: string }
  | { kind: "picture"; src: string; id: string; alt: string; caption: string };

export interface ConvertedContent {
  pieces: Piece[];
  /** Parts of the text that cannot be imported: "shortcode [gallery]", "block acf/map". */
  unknown: string[];
}

/** WordPress blocks that are complete in their HTML. */
const PLAIN_BLOCKS = new Set(
  "paragraph heading list list-item image quote pullquote table separator html freeform group columns column buttons button media-text spacer cover file more code preformatted verse embed nextpage gallery".split(
    " ",
  ),
);
/** Shortcodes that are removed, while the text within them stays. */
const PLAIN_SHORTCODES = new Set(["caption", "embed"]);
const SHORTCODE = /\[(\/?)([a-z][\w-]{0,40})((?:\s[^[\]\n]{0,1000})?)\/?\]/gi;
/** Elements that are removed, while their content stays. */
const TRANSPARENT = new Set([
  "div",
  "section",
  "article",
  "main",
  "figure",
  "header",
  "footer",
  "center",
  "font",
]);
/** Elements that are removed with their content. */
const DROPPED = new Set(["script", "style", "noscript", "form", "object", "template", "svg", "canvas"]);
/** Players of other services. A link replaces them. */
const EMBEDDED = new Set(["iframe", "video", "audio"]);
const BLOCK_START = /^<(p|h[1-6]|ul|ol|li|table|blockquote|div|figure|hr|pre|section|iframe|form)\b/i;

/** Converts a WordPress text to pieces. Their HTML is not sanitized yet. Takes linear time. */
export function convertContent(content: string, siteAddress: string): ConvertedContent {
  const unknown = new Set<string>();
  const withoutBlocks = withoutBlockMarks(content, unknown);
  const plain = withoutShortcodes(withoutBlocks, unknown);
  const html = /<p[\s>]/i.test(plain) ? plain : withParagraphs(plain);
  return { pieces: piecesOf(html, siteAddress, unknown), unknown: [...unknown] };
}

/** Removes `<!-- wp:name {…} -->` and other comments. */
function withoutBlockMarks(content: string, unknown: Set<string>): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = content.indexOf("<!--"); at !== -1; at = content.indexOf("<!--", from)) {
    const end = content.indexOf("-->", at);
    if (end === -1) break;
    kept.push(content.slice(from, at));
    const name = /^<!--\s{0,5}wp:([a-z][a-z0-9/-]{0,80})/.exec(content.slice(at, at + 120))?.[1];
    if (name && !PLAIN_BLOCKS.has(name.replace(/^core\//, ""))) unknown.add(`block ${name}`);
    from = end + 3;
  }
  kept.push(content.slice(from));
  return kept.join("");
}

/**
 * A word in brackets is a shortcode only if it has attributes, a closing tag, or a name like an identifier. Otherwise
 * it is text.
 */
function withoutShortcodes(text: string, unknown: Set<string>): string {
  const closed = new Set(
    [...text.matchAll(/\[\/([a-z][\w-]{0,40})\]/gi)].map(([, name = ""]) => name.toLowerCase()),
  );
  return text.replaceAll(SHORTCODE, (whole, slash: string, written: string, attributes: string) => {
    const name = written.toLowerCase();
    const isShortcode = slash !== "" || attributes.includes("=") || /[-_]/.test(name) || closed.has(name);
    if (!isShortcode && !PLAIN_SHORTCODES.has(name) && name !== "gallery") return whole;
    if (!PLAIN_SHORTCODES.has(name)) unknown.add(`shortcode [${name}]`);
    return "";
  });
}

/** The classic editor stores paragraphs as empty lines. */
function withParagraphs(text: string): string {
  const paragraphs: string[][] = [[]];
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line === "") paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => (BLOCK_START.test(lines[0] ?? "") ? lines.join("\n") : `<p>${lines.join("<br>")}</p>`))
    .join("\n");
}

/** Splits the text at each picture, after the outermost element around it. */
function piecesOf(html: string, siteAddress: string, unknown: Set<string>): Piece[] {
  const cutter = pieceCutter();
  /** How many open elements are removed with their content. */
  let dropped = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (DROPPED.has(name)) {
        dropped += 1;
        if (name === "form" || name === "object") unknown.add(`a ${name}`);
      }
      if (dropped > 0 || TRANSPARENT.has(name)) return;
      if (name === "img") return cutter.addPicture(pictureOf(attributes));
      if (EMBEDDED.has(name)) {
        unknown.add("an embedded frame, which is now a link");
        return cutter.write(linkTo(attributes.src ?? ""));
      }
      if (name === "figcaption" && cutter.startCaption()) return;
      cutter.open(`<${tagFor(name)}${attributesOf(attributes, siteAddress)}>`);
    },
    ontext(text) {
      if (dropped === 0) cutter.addText(text);
    },
    onclosetag(name) {
      if (DROPPED.has(name)) dropped -= 1;
      else if (dropped > 0 || TRANSPARENT.has(name) || name === "img" || EMBEDDED.has(name)) return;
      else if (name !== "figcaption" || !cutter.endCaption()) cutter.close(tagFor(name));
    },
  });
  parser.end(html);
  return cutter.finish();
}

type PicturePiece = Extract<Piece, { kind: "picture" }>;

/** Collects text and pictures in order. A picture is added after the outermost element around it ends. */
function pieceCutter() {
  const pieces: Piece[] = [];
  let written: string[] = [];
  let pictures: PicturePiece[] = [];
  let depth = 0;
  let isCaption = false;

  function cut(): void {
    if (depth > 0 || pictures.length === 0) return;
    pushText();
    pieces.push(...pictures);
    pictures = [];
  }

  function pushText(): void {
    const text = written.join("").trim();
    written = [];
    if (text.replaceAll(/<[^<>]*>|&nbsp;|\s/g, "") !== "") pieces.push({ kind: "text", html: text });
  }

  return {
    write: (html: string) => void written.push(html),
    addPicture: (picture: PicturePiece) => void pictures.push(picture),
    open(tag: string): void {
      cut();
      depth += 1;
      written.push(tag);
    },
    close(name: string): void {
      depth = Math.max(0, depth - 1);
      // Removes a paragraph that contained only a picture.
      if (name === "p" && /^<p[\s>]/.test(written.at(-1) ?? "")) written.pop();
      else written.push(`</${name}>`);
    },
    addText(text: string): void {
      if (isCaption && addToCaption(pictures.at(-1), text)) return;
      if (text.trim() !== "") cut();
      written.push(text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
    },
    /** @returns whether there is a picture to which the caption can belong */
    startCaption(): boolean {
      if (pictures.length === 0) return false;
      isCaption = true;
      return true;
    },
    /** @returns whether this was the end of a picture's caption */
    endCaption(): boolean {
      const ended = isCaption;
      isCaption = false;
      return ended;
    },
    finish(): Piece[] {
      depth = 0;
      cut();
      pushText();
      return pieces;
    },
  };
}

function pictureOf({ src = "", alt = "", class: names = "" }: Record<string, string>): PicturePiece {
  const id = /\bwp-image-(\d+)\b/.exec(names)?.[1] ?? "";
  return { kind: "picture", src, id, alt: alt.trim().slice(0, 300), caption: "" };
}

/** @returns whether there is a picture to which the text was added */
function addToCaption(picture: PicturePiece | undefined, text: string): boolean {
  if (picture) picture.caption = `${picture.caption}${text}`.slice(0, 300);
  return picture !== undefined;
}

function linkTo(src: string): string {
  const address = escapeHtml(src.startsWith("//") ? `https:${src}` : src);
  return src === "" ? "" : `<p><a href="${address}">${address}</a></p>`;
}

/** On this site, the page's title is the first-level heading. */
function tagFor(name: string): string {
  return name === "h1" ? "h2" : name;
}

/** Links to the former site become paths of this one, which redirects can handle. */
function attributesOf(attributes: Record<string, string>, siteAddress: string): string {
  const { href } = attributes;
  if (href !== undefined) attributes.href = onThisSite(href, siteAddress);
  return Object.entries(attributes)
    .filter(([name]) => /^[a-z-]+$/.test(name))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");
}

function onThisSite(href: string, siteAddress: string): string {
  const url = URL.parse(href);
  const site = URL.parse(siteAddress);
  if (!url || !site || plainHost(url) !== plainHost(site)) return href;
  return `${url.pathname.replace(/(?<=.)\/$/, "")}${url.search}${url.hash}`;
}

const plainHost = ({ hostname }: URL) => hostname.replace(/^www\./, "");
