import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { pdfOfPage } from "./pdf-of-page";

const about = {
  author: "Prairie Lantern Community Hospital",
  address: "https://hospital.example/visiting",
  createdAt: new Date("2026-11-24T12:00:00Z"),
};

const page = (main: string, lang = "en") =>
  `<!doctype html><html lang="${lang}"><head><title>Other</title></head><body><nav><a href="/">Menu</a></nav><main>${main}</main></body></html>`;

interface Tagged {
  tag: string;
  children: Tagged[];
}

/** The tags of a PDF, as a screen reader walks them. */
async function tagsOf(html: string): Promise<{ document: PDFDocument; root: Tagged }> {
  const document = await PDFDocument.load(await pdfOfPage(html, about));
  const tree = document.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
  const [root] = childrenOf(document, tree);
  if (!root) throw new Error("The PDF has no tags.");
  return { document, root };
}

function childrenOf(document: PDFDocument, node: PDFDict): Tagged[] {
  const kids = node.lookup(PDFName.of("K"));
  const all = kids instanceof PDFArray ? kids.asArray() : kids ? [kids] : [];
  return all.flatMap((kid) => {
    const child = document.context.lookup(kid);
    if (!(child instanceof PDFDict)) return [];
    const tag = child.lookup(PDFName.of("S"));
    return tag instanceof PDFName ? [{ tag: tag.decodeText(), children: childrenOf(document, child) }] : [];
  });
}

const outline = ({ tag, children }: Tagged): string =>
  children.length > 0 ? `${tag}(${children.map(outline).join(" ")})` : tag;

test("a PDF has the page's title and language, and says that its title is to be shown", async () => {
  const { document } = await tagsOf(page("<h1>Visitas</h1><p>Bienvenidos.</p>", "es"));
  const text = (key: string) => {
    const value = document.catalog.lookup(PDFName.of(key));
    return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
  };
  expect(document.getTitle()).toBe("Visitas");
  expect(document.getAuthor()).toBe("Prairie Lantern Community Hospital");
  expect(text("Lang")).toBe("es");
  const marked = document.catalog.lookup(PDFName.of("MarkInfo"), PDFDict);
  expect(marked.lookup(PDFName.of("Marked"))?.toString()).toBe("true");
  const shown = document.catalog.lookup(PDFName.of("ViewerPreferences"), PDFDict);
  expect(shown.lookup(PDFName.of("DisplayDocTitle"))?.toString()).toBe("true");
});

test("headings, paragraphs, lists, links, and tables are tagged in reading order", async () => {
  const { root } = await tagsOf(
    page(`<h1>Visiting</h1><p>Read <a href="/contact-us">whom to call</a>, <strong>please</strong>.</p>
      <ol><li>Park</li><li>Come in</li></ol><h2>Hours</h2>
      <table><caption>When</caption><thead><tr><th scope="col">Day</th><th scope="col">Hours</th></tr></thead>
      <tbody><tr><th scope="row">Monday</th><td>8 AM</td></tr></tbody></table>`),
  );
  expect(outline(root)).toBe(
    "Document(H1 P(Link) L(LI(Lbl LBody(P)) LI(Lbl LBody(P))) H2 Table(Caption TR(TH TH) TR(TH TD)))",
  );
});

test("what is for the screen only is not in the PDF", async () => {
  const { root } = await tagsOf(
    page(`<nav><a href="/">Home</a></nav><h1>Visiting</h1><p data-screen>Save it</p>
      <form><label>Name <input></label></form><button>Print</button><p aria-hidden="true">*</p><p>Welcome.</p>`),
  );
  expect(outline(root)).toBe("Document(H1 P)");
});

test("a page that is longer than a sheet goes on to the next one, with every row of its table", async () => {
  const rows = Array.from({ length: 80 }, (_, at) => `<tr><th scope="row">${at}</th><td>One line</td></tr>`);
  const table = `<table><tr><th scope="col">Number</th><th scope="col">Words</th></tr>${rows.join("")}</table>`;
  const { document, root } = await tagsOf(page(`<h1>Long</h1>${table}`));
  expect(document.getPageCount()).toBeGreaterThan(2);
  expect(root.children[1]?.children).toHaveLength(81);
});

test("a link leads to the whole address", async () => {
  const pdf = await pdfOfPage(page('<h1>Visiting</h1><p><a href="/contact-us">Call</a></p>'), about);
  const document = await PDFDocument.load(pdf);
  const [annotation] = document.getPage(0).node.Annots()?.asArray() ?? [];
  const link = document.context.lookup(annotation, PDFDict).lookup(PDFName.of("A"), PDFDict);
  expect(link.lookup(PDFName.of("URI"), PDFString).decodeText()).toBe("https://hospital.example/contact-us");
});
