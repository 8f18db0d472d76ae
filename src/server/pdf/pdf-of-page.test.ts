import { decodePDFRawStream, PDFDict, PDFName, type PDFRawStream, PDFString } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { outlineOf, readTaggedPdf } from "../../../test/pdf-tags";
import { pdfOfPage } from "./pdf-of-page";

const about = {
  author: "Prairie Lantern Community Hospital",
  address: "https://hospital.example/visiting",
  createdAt: new Date("2026-11-24T12:00:00Z"),
};

const pdfOf = async (main: string, lang = "en") =>
  readTaggedPdf(
    await pdfOfPage(
      `<!doctype html><html lang="${lang}"><head><title>Other</title></head><body><nav><a href="/">Menu</a></nav><main>${main}</main></body></html>`,
      about,
    ),
  );

test("a PDF has the page's title and language, and asks viewers to show the title", async () => {
  const { document, title, language, showsTitle } = await pdfOf("<h1>Visitas</h1><p>Bienvenidos.</p>", "es");
  expect({ title, language, showsTitle }).toEqual({ title: "Visitas", language: "es", showsTitle: true });
  expect(document.getAuthor()).toBe("Prairie Lantern Community Hospital");
});

test("a PDF says that it is PDF/UA-1", async () => {
  const { document } = await pdfOf("<h1>Visiting</h1><p>Welcome.</p>");
  const metadata = document.catalog.lookup(PDFName.of("Metadata")) as PDFRawStream;
  const text = new TextDecoder().decode(decodePDFRawStream(metadata).decode());
  expect(text).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(text).toContain('<rdf:li xml:lang="x-default">Visiting</rdf:li>');
});

test("headings, paragraphs, lists, links, and tables are tagged in reading order", async () => {
  const { root } =
    await pdfOf(`<h1>Visiting</h1><p>Read <a href="/contact-us">whom to call</a>, <strong>please</strong>.</p>
    <ol><li>Park</li><li>Come in</li></ol><h2>Hours</h2>
    <table><caption>When</caption><thead><tr><th scope="col">Day</th><th scope="col">Hours</th></tr></thead>
    <tbody><tr><th scope="row">Monday</th><td>8 AM</td></tr></tbody></table>`);
  expect(outlineOf(root)).toBe(
    "Document(H1 P(Link) L(LI(Lbl LBody(P)) LI(Lbl LBody(P))) H2 Table(Caption TR(TH TH) TR(TH TD)))",
  );
});

test("elements for the screen only are not in the PDF", async () => {
  const { root } = await pdfOf(`<nav><a href="/">Home</a></nav><h1>Visiting</h1><p data-screen>Save it</p>
    <form><label>Name <input></label></form><button>Print</button><p aria-hidden="true">*</p><p>Welcome.</p>`);
  expect(outlineOf(root)).toBe("Document(H1 P)");
});

test("a table that is longer than a sheet continues on the next ones with every row", async () => {
  const rows = Array.from({ length: 80 }, (_, at) => `<tr><th scope="row">${at}</th><td>One line</td></tr>`);
  const { document, root } = await pdfOf(
    `<h1>Long</h1><table><tr><th scope="col">Number</th><th scope="col">Words</th></tr>${rows.join("")}</table>`,
  );
  expect(document.getPageCount()).toBeGreaterThan(2);
  expect(root.children[1]?.children).toHaveLength(81);
});

test("a link leads to the whole address", async () => {
  const { document } = await pdfOf('<h1>Visiting</h1><p><a href="/contact-us">Call</a></p>');
  const [annotation] = document.getPage(0).node.Annots()?.asArray() ?? [];
  const link = document.context.lookup(annotation, PDFDict).lookup(PDFName.of("A"), PDFDict);
  expect(link.lookup(PDFName.of("URI"), PDFString).decodeText()).toBe("https://hospital.example/contact-us");
});
