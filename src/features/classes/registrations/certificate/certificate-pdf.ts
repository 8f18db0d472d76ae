import type { Cell, Piece } from "~/server/pdf/document-piece";
import type { Certificate } from "./certificates-of";

interface Issuer {
  /** The hospital's name, and its address in one line, which may be empty. */
  name: string;
  address: string;
}

/**
 * The certificates of a registration as one PDF, each on a sheet of its own, tagged for screen readers.
 * @param certificates at least one
 * @param issued the day in words
 */
export async function certificatePdf(
  certificates: readonly Certificate[],
  { issuer, issued, createdAt }: { issuer: Issuer; issued: string; createdAt: Date },
): Promise<Buffer> {
  // Loaded with the first PDF: most servers' memory holds it only then.
  const { writePdf } = await import("~/server/pdf/write-pdf");
  return writePdf({
    title: TITLE,
    author: issuer.name,
    language: "en-US",
    address: "https://certificate.invalid/",
    createdAt,
    pieces: certificates.flatMap((one, at) => [
      ...(at > 0 ? [NEW_SHEET] : []),
      ...piecesOf(one, issuer, issued),
    ]),
  });
}

const TITLE = "Certificate of attendance";
const NEW_SHEET: Piece = { kind: "sheet" };

function piecesOf(
  { name, title, dates, hours, teacher }: Certificate,
  issuer: Issuer,
  issued: string,
): Piece[] {
  const facts = [
    ["Class", title],
    [dates.length === 1 ? "Date" : "Dates", dates.join("; ")],
    ["Length", hours],
    ...(teacher ? [["Teacher", teacher]] : []),
  ];
  return [
    { kind: "heading", level: 1, runs: [plain(TITLE)] },
    paragraph(`${issuer.name} certifies that`),
    { kind: "heading", level: 2, runs: [plain(name)] },
    paragraph("attended this class:"),
    {
      kind: "table",
      caption: "The class",
      rows: facts.map(([label = "", value = ""]): Cell[] => [
        { runs: [plain(label)], names: "Row" },
        { runs: [plain(value)] },
      ]),
    },
    paragraph(`Issued on ${issued}.`),
    paragraph([issuer.name, issuer.address].filter(Boolean).join(", ")),
  ];
}

const plain = (text: string) => ({ text, bold: false, italic: false });
const paragraph = (text: string): Piece => ({ kind: "paragraph", boxed: false, runs: [plain(text)] });
