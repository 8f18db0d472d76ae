import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from "@cantoo/pdf-lib";

/** An element of a tagged PDF, as a screen reader walks them. */
export interface PdfTag {
  tag: string;
  children: PdfTag[];
}

export interface TaggedPdf {
  document: PDFDocument;
  title: string | undefined;
  language: string | undefined;
  /** Whether viewers show the title instead of the file's name. */
  showsTitle: boolean;
  root: PdfTag;
}

/** @throws Error where the PDF has no tags */
export async function readTaggedPdf(bytes: Uint8Array): Promise<TaggedPdf> {
  const document = await PDFDocument.load(bytes);
  const { catalog } = document;
  const marked = catalog.lookupMaybe(PDFName.of("MarkInfo"), PDFDict)?.lookup(PDFName.of("Marked"));
  const tree = catalog.lookupMaybe(PDFName.of("StructTreeRoot"), PDFDict);
  const [root] = tree ? childrenOf(document, tree) : [];
  if (!root || String(marked) !== "true") throw new Error("The PDF has no tags.");
  const language = catalog.lookup(PDFName.of("Lang"));
  const viewer = catalog.lookupMaybe(PDFName.of("ViewerPreferences"), PDFDict);
  return {
    document,
    title: document.getTitle(),
    language: isWords(language) ? language.decodeText() : undefined,
    showsTitle: String(viewer?.lookup(PDFName.of("DisplayDocTitle"))) === "true",
    root,
  };
}

/** `H1 L(LI LI)`: the tags within each other, in reading order. */
export function outlineOf({ tag, children }: PdfTag): string {
  return children.length > 0 ? `${tag}(${children.map(outlineOf).join(" ")})` : tag;
}

/** How many elements of a tag there are, at any depth. */
export function countTags(root: PdfTag, tag: string): number {
  const own = root.tag === tag ? 1 : 0;
  return root.children.reduce((total, child) => total + countTags(child, tag), own);
}

function childrenOf(document: PDFDocument, node: PDFDict): PdfTag[] {
  const kids = node.lookup(PDFName.of("K"));
  const all = kids instanceof PDFArray ? kids.asArray() : kids ? [kids] : [];
  return all.flatMap((kid) => {
    const child = document.context.lookup(kid);
    if (!(child instanceof PDFDict)) return [];
    const tag = child.lookup(PDFName.of("S"));
    return tag instanceof PDFName ? [{ tag: tag.decodeText(), children: childrenOf(document, child) }] : [];
  });
}

function isWords(value: unknown): value is PDFString | PDFHexString {
  return value instanceof PDFString || value instanceof PDFHexString;
}
