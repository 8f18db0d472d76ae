import { DomUtils, parseDocument } from "htmlparser2";
import { type Cell, type Piece, type Run, textOf } from "./document-piece";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { attribs: Record<string, string> }>;

interface Style {
  bold: boolean;
  italic: boolean;
  href?: string;
}

const PLAIN: Style = { bold: false, italic: false };

/** Elements for the screen only. Pictures are omitted, because the text of a page does not depend on them. */
const LEFT_OUT = new Set(
  "script style template noscript dialog nav form button input select textarea iframe video audio svg img picture canvas".split(
    " ",
  ),
);
const INLINE = new Set(
  "a abbr b bdi br cite code data em i kbd mark q s small span strong sub sup time u wbr".split(" "),
);
const HEADING = /^h([1-6])$/;

export interface ReadPage {
  /** The page's first heading. */
  title: string;
  /** BCP 47, from the document; English if it states none. */
  language: string;
  pieces: Piece[];
}

/**
 * The words of a rendered page as headings, paragraphs, lists, and tables.
 * @param html a whole document; only its `main` element is read
 */
export function readPage(html: string): ReadPage {
  const { children } = parseDocument(html);
  const root = DomUtils.findOne(({ name }) => name === "html", children);
  const main = DomUtils.findOne(({ name }) => name === "main", children);
  const pieces = main ? piecesOf(main.children) : [];
  const first = pieces.find(({ kind }) => kind === "heading");
  return {
    title: first?.kind === "heading" ? textOf(first.runs) : "",
    language: root?.attribs.lang || "en",
    pieces,
  };
}

function piecesOf(nodes: Node[]): Piece[] {
  const reader = new PieceReader();
  reader.readAll(nodes, PLAIN);
  return reader.finish();
}

/** Collects inline text until a block begins. */
class PieceReader {
  private readonly pieces: Piece[] = [];
  private runs: Run[] = [];
  private boxed = false;

  readAll(nodes: Node[], style: Style): void {
    for (const node of nodes) this.read(node, style);
  }

  finish(): Piece[] {
    this.endParagraph();
    return this.pieces;
  }

  private read(node: Node, style: Style): void {
    if (isText(node)) return void this.runs.push({ ...style, text: node.data });
    if (!isElement(node) || isLeftOut(node)) return;
    if (node.attribs["data-paper"] === "box") this.boxed = true;
    else if (node.attribs["data-paper"])
      this.add({ kind: "line", short: node.attribs["data-paper"] === "day" });
    else if (INLINE.has(node.name)) this.readInline(node, style);
    else this.readBlock(node);
  }

  private readInline(node: Element, style: Style): void {
    if (node.name === "br") return void this.runs.push({ ...style, text: "\n" });
    this.readAll(node.children, styleWithin(node, style));
  }

  private readBlock(node: Element): void {
    const piece = pieceOf(node);
    if (piece) return void this.add(piece);
    this.endParagraph();
    this.readAll(node.children, isLabel(node) ? { ...PLAIN, bold: true } : PLAIN);
    this.endParagraph();
  }

  private add(piece: Piece): void {
    this.endParagraph();
    this.pieces.push(piece);
  }

  private endParagraph(): void {
    const runs = collapseSpaces(this.runs);
    if (runs.length > 0) this.pieces.push({ kind: "paragraph", runs, boxed: this.boxed });
    this.runs = [];
    this.boxed = false;
  }
}

/** An element as one part of the document; undefined for one that only contains others. */
function pieceOf(node: Element): Piece | undefined {
  const level = HEADING.exec(node.name)?.[1];
  if (level) return { kind: "heading", level: Number(level), runs: runsOf(node) };
  if (node.name === "table") return { kind: "table", caption: captionOf(node), rows: rowsOf(node) };
  if (node.name !== "ul" && node.name !== "ol") return undefined;
  return { kind: "list", ordered: node.name === "ol", items: itemsOf(node) };
}

/** Whether an element labels what follows it: the term of a fact, or the question above an answer. */
const isLabel = ({ name }: Element) => name === "dt" || name === "summary";

function itemsOf(list: Element): Piece[][] {
  return elementsOf(list)
    .filter(({ name }) => name === "li")
    .map((item) => piecesOf(item.children))
    .filter((pieces) => pieces.length > 0);
}

function captionOf(table: Element): string {
  const caption = DomUtils.findOne(({ name }) => name === "caption", table.children);
  return caption ? textOf(runsOf(caption)) : "";
}

function rowsOf(table: Element): Cell[][] {
  return DomUtils.findAll(({ name }) => name === "tr", table.children).map((row) =>
    elementsOf(row)
      .filter(({ name }) => name === "td" || name === "th")
      .map(cellOf),
  );
}

function cellOf(cell: Element): Cell {
  const runs = runsOf(cell);
  if (cell.name === "td") return { runs };
  return { runs, names: cell.attribs.scope === "row" ? "Row" : "Column" };
}

/** The words within an element, in one line unless it breaks them. */
function runsOf(element: Element): Run[] {
  const reader = (node: Node, style: Style): Run[] => {
    if (isText(node)) return [{ ...style, text: node.data }];
    if (!isElement(node) || isLeftOut(node)) return [];
    if (node.name === "br") return [{ ...style, text: "\n" }];
    const within = styleWithin(node, style);
    return node.children.flatMap((child) => reader(child, within));
  };
  return collapseSpaces(element.children.flatMap((child) => reader(child, PLAIN)));
}

function styleWithin({ name, attribs }: Element, style: Style): Style {
  if (name === "strong" || name === "b") return { ...style, bold: true };
  if (name === "em" || name === "i") return { ...style, italic: true };
  return name === "a" && attribs.href ? { ...style, href: attribs.href } : style;
}

/** Spaces as a browser shows them: one between words, none at the ends. */
function collapseSpaces(runs: readonly Run[]): Run[] {
  const tidied: Run[] = [];
  for (const run of runs) {
    const before = tidied.at(-1);
    const afterSpace = before === undefined || /\s$/.test(before.text);
    const line = run.text === "\n" ? run.text : run.text.replace(/[\t\n\r ]+/g, " ");
    const text = afterSpace ? line.trimStart() : line;
    if (text === "") continue;
    if (before && hasSameStyle(before, run)) before.text += text;
    else tidied.push({ ...run, text });
  }
  const last = tidied.at(-1);
  if (last) last.text = last.text.trimEnd();
  return tidied.filter(({ text }) => text !== "");
}

function hasSameStyle(one: Run, other: Run): boolean {
  return one.bold === other.bold && one.italic === other.italic && one.href === other.href;
}

function isLeftOut({ name, attribs }: Element): boolean {
  return (
    LEFT_OUT.has(name) ||
    attribs.hidden !== undefined ||
    attribs["aria-hidden"] === "true" ||
    attribs["data-screen"] !== undefined
  );
}

function elementsOf(parent: Element): Element[] {
  return parent.children.filter(isElement);
}

function isElement(node: Node): node is Element {
  return "attribs" in node;
}

function isText(node: Node): node is Extract<Node, { data: string }> {
  return node.type === "text";
}
