import type { Cell, Piece } from "~/server/pdf/document-piece";
import type { YearlySummary } from "../summary/yearly-summary";

/**
 * Statements as one PDF, each on a separate sheet, tagged for screen readers.
 * @param statements at least one
 * @returns the bytes of the PDF
 */
export async function statementPdf(
  statements: readonly YearlySummary[],
  { createdAt }: { createdAt: Date },
): Promise<Buffer> {
  const [first] = statements;
  if (!first) throw new Error("A PDF without statements was requested.");
  // Loaded with the first PDF, because most servers never create one.
  const { writePdf } = await import("~/server/pdf/write-pdf");
  return writePdf({
    title: titleOf(first),
    author: first.organization.name,
    language: "en-US",
    address: "https://statement.invalid/",
    createdAt,
    pieces: statements.flatMap((one, at) => [...(at > 0 ? [NEW_SHEET] : []), ...piecesOf(one)]),
  });
}

const NEW_SHEET: Piece = { kind: "sheet" };

function titleOf({ year }: YearlySummary): string {
  return `Gifts in ${year}`;
}

function piecesOf(summary: YearlySummary): Piece[] {
  const { organization, donor, gifts, total, statement } = summary;
  const about = [
    organization.name,
    organization.address,
    organization.taxId && `Tax ID (EIN): ${organization.taxId}`,
  ].filter(Boolean);
  return [
    { kind: "heading", level: 1, runs: [plain(titleOf(summary))] },
    ...about.map(paragraph),
    { kind: "heading", level: 2, runs: [plain("Given by")] },
    ...donor.map(paragraph),
    { kind: "heading", level: 2, runs: [plain("Gifts")] },
    {
      kind: "table",
      caption: `Gifts in ${summary.year}`,
      rows: [
        ["Date", "Receipt", "For", "Amount"].map((text) => cell(text, "Column")),
        ...gifts.map(({ date, number, designation, amount, refunded }) => [
          cell(date, "Row"),
          cell(number),
          cell(designation),
          cell(refunded ? `${amount} (${refunded} was refunded)` : amount),
        ]),
      ],
    },
    { kind: "paragraph", boxed: false, runs: [{ text: `Total: ${total}`, bold: true, italic: false }] },
    paragraph(statement),
    paragraph("Please keep this statement with your tax records."),
  ];
}

const plain = (text: string) => ({ text, bold: false, italic: false });
const paragraph = (text: string): Piece => ({ kind: "paragraph", boxed: false, runs: [plain(text)] });
const cell = (text: string, names?: Cell["names"]): Cell => ({ runs: [plain(text)], names });
