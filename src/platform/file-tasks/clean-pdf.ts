import {
  decodePDFRawStream,
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { type PdfNeed, pdfLacks } from "./pdf-lacks.ts";

/**
 * Why a PDF is refused. `active`: something in it runs on its own or leads the reader out of the document.
 */
export type PdfRefusal = "active" | "locked" | "signed" | "unreadable";
/** `lacks`: what the PDF lacks for people who use a screen reader. */
export type CleanPdf =
  | { ok: true; bytes: Uint8Array; lacks: PdfNeed[] }
  | { ok: false; reason: PdfRefusal; found?: string };

/** Limit for decompressed object streams, far above that of legitimate files. */
const MAX_STREAM_BYTES = 64 * 1024 * 1024;
const MAX_OBJECTS = 1_000_000;

/** Actions (ISO 32000-2, 12.6.4) that run something, send something, or open another file. */
const ACTIONS = new Set(
  "JavaScript Launch SubmitForm ImportData GoToR GoToE GoToDp Rendition Movie Sound RichMediaExecute GoTo3DView".split(
    " ",
  ),
);
/** Dictionary keys of scripts, other files, Adobe's own forms, or actions that start on their own. */
const KEYS = new Set(
  "JS JavaScript XFA EmbeddedFiles EF RichMediaContent RichMediaSettings Collection".split(" "),
);
/** Annotations that play or contain something. */
const SUBTYPES = new Set("RichMedia FileAttachment Movie Sound Screen 3D".split(" "));
const LINK_SCHEMES = new Set(["http", "https", "mailto", "tel"]);

/**
 * Reads a whole PDF, including its compressed object streams, and writes a new one from it. Programs disagree
 * about damaged or contradictory files, so the new file contains only what was checked.
 */
export async function cleanPdf(bytes: Uint8Array): Promise<CleanPdf> {
  if (Buffer.from(bytes.subarray(0, 5)).toString("latin1") !== "%PDF-")
    return { ok: false, reason: "unreadable" };
  limitDecoding();
  try {
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      preserveXFA: true,
      parseSpeed: ParseSpeeds.Fastest,
    });
    const { context } = document;
    if (nameOf(document.catalog.lookup(PDFName.of("Type"))) !== "Catalog")
      return { ok: false, reason: "unreadable" };
    const finding = findIn(context);
    if (finding) return finding;
    const lacks = pdfLacks(document);
    removeContainers(context);
    const written = await document.save({
      addDefaultPage: false,
      updateFieldAppearances: false,
      useObjectStreams: true,
    });
    return { ok: true, bytes: written, lacks };
  } catch (error) {
    return { ok: false, reason: error instanceof EncryptedPDFError ? "locked" : "unreadable" };
  }
}

function findIn(context: PDFContext): Extract<CleanPdf, { ok: false }> | undefined {
  const waiting: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object);
  if (waiting.length > MAX_OBJECTS) return { ok: false, reason: "unreadable" };
  // Only nested objects: referenced objects are in the list anyway.
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    // Bytes that the library could not parse, and would copy.
    if (object instanceof PDFInvalidObject) return { ok: false, reason: "unreadable" };
    if (object instanceof PDFArray)
      for (const item of object.asArray()) if (isContainer(item)) waiting.push(item);
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    const found = activeContentOf(dict);
    if (found) return { ok: false, reason: "active", found };
    if (dict.has(PDFName.of("ByteRange"))) return { ok: false, reason: "signed" };
    for (const value of dict.values()) if (isContainer(value)) waiting.push(value);
  }
  return undefined;
}

/** The active content of a dictionary; undefined if it is harmless. */
function activeContentOf(dict: PDFDict): string | undefined {
  for (const [key, value] of dict.entries()) {
    const name = nameOf(key);
    if (KEYS.has(name)) return name;
    if (name === "S" || name === "Subtype") {
      const kind = nameOf(resolved(dict, value));
      if (name === "S" ? ACTIONS.has(kind) : SUBTYPES.has(kind)) return kind;
    }
    if (name === "AA" && !isEmpty(resolved(dict, value))) return name;
    if (name === "OpenAction" && !isDestination(resolved(dict, value))) return name;
    if (name === "URI" && !isLink(resolved(dict, value))) return name;
  }
  return undefined;
}

function isContainer(object: PDFObject): boolean {
  return object instanceof PDFArray || object instanceof PDFDict || object instanceof PDFStream;
}

function resolved(dict: PDFDict, value: PDFObject): PDFObject | undefined {
  return value instanceof PDFRef ? dict.context.lookup(value) : value;
}

/** The name with every `#xx` escape resolved, including lower-case escapes, which the library ignores. */
function nameOf(object: PDFObject | undefined): string {
  if (!(object instanceof PDFName)) return "";
  return object
    .asString()
    .slice(1)
    .replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function isEmpty(object: PDFObject | undefined): boolean {
  return object instanceof PDFDict ? object.keys().length === 0 : object === undefined;
}

/** Opening at a page is harmless; any other action on opening is not. */
function isDestination(object: PDFObject | undefined): boolean {
  if (!(object instanceof PDFDict)) return true;
  return nameOf(object.lookup(PDFName.of("S"))) === "GoTo" && !object.has(PDFName.of("Next"));
}

/** A web, mail, or phone address. The catalog's own `URI` is a dictionary with a base address. */
function isLink(object: PDFObject | undefined): boolean {
  if (!(object instanceof PDFString || object instanceof PDFHexString)) return !(object instanceof PDFStream);
  const plain = object.decodeText().replaceAll(/[\p{Cc}\p{Cf}\s]/gu, "");
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  return scheme === undefined ? !plain.startsWith("\\\\") : LINK_SCHEMES.has(scheme);
}

/** Removes the containers that objects were read from. The new file has its own. */
function removeContainers(context: PDFContext): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    if (["ObjStm", "XRef"].includes(nameOf(object.dict.lookup(PDFName.of("Type"))))) context.delete(ref);
  }
}

let isLimited = false;

/**
 * The library inflates without a limit. All of its streams grow through one method of their base class, which
 * it does not export. This patches the method with a limit.
 */
function limitDecoding(): void {
  if (isLimited) return;
  const dict = PDFDict.withContext(PDFContext.create());
  dict.set(PDFName.of("Filter"), PDFName.of("FlateDecode"));
  const stream = decodePDFRawStream(PDFRawStream.of(dict, Uint8Array.of(0x78, 0x9c, 3, 0, 0, 0, 0, 1)));
  const growing = Object.getPrototypeOf(Object.getPrototypeOf(stream)) as {
    ensureBuffer(requested: number): Uint8Array;
  };
  const { ensureBuffer } = growing;
  growing.ensureBuffer = function (requested) {
    if (requested > MAX_STREAM_BYTES) throw new Error("A stream of this PDF is too large.");
    return ensureBuffer.call(this, requested);
  };
  isLimited = true;
}
