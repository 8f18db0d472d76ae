import type { Cell, Piece } from "~/server/pdf/document-piece";

interface InKindReceipt {
  number: string;
  /** The foundation's name, address, and EIN, one per line. */
  organization: string[];
  /** The donor's name and address, one per line. */
  donor: string[];
  /** YYYY-MM-DD. */
  receivedOn: string;
  description: string;
  designation: string;
  /** The statement about goods and services in return. */
  statement: string;
}

/**
 * The receipt of a gift of goods as a tagged PDF. It describes the goods and states no value, because the foundation
 * must not value them for the donor (IRS Publication 1771, written acknowledgments of noncash contributions).
 */
export async function inKindReceipt(
  receipt: InKindReceipt,
  { author, createdAt }: { author: string; createdAt: Date },
): Promise<Buffer> {
  // Loaded with the first PDF, because most servers never create one.
  const { writePdf } = await import("~/server/pdf/write-pdf");
  const facts = [
    ["Receipt", receipt.number],
    ["Received on", dayInWords(receipt.receivedOn)],
    ["Gift", receipt.description],
    ["For", receipt.designation],
  ];
  const pieces: Piece[] = [
    { kind: "heading", level: 1, runs: [plain("Receipt for a gift in kind")] },
    ...receipt.organization.map(paragraph),
    { kind: "heading", level: 2, runs: [plain("Given by")] },
    ...receipt.donor.map(paragraph),
    { kind: "heading", level: 2, runs: [plain("The gift")] },
    {
      kind: "table",
      caption: "The gift",
      rows: facts.map(([label = "", value = ""]): Cell[] => [
        { runs: [plain(label)], names: "Row" },
        { runs: [plain(value)] },
      ]),
    },
    paragraph("This receipt states no value. The donor determines the value of a gift in kind."),
    paragraph(receipt.statement),
  ];
  const title = `Receipt ${receipt.number}`;
  return writePdf({
    title,
    author,
    language: "en-US",
    address: "https://receipt.invalid/",
    createdAt,
    pieces,
  });
}

function dayInWords(day: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );
}

const plain = (text: string) => ({ text, bold: false, italic: false });
const paragraph = (text: string): Piece => ({ kind: "paragraph", boxed: false, runs: [plain(text)] });
