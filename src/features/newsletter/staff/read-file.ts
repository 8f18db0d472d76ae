import { unescapeFormula } from "~/content/csv/formula";
import { AppError } from "~/platform/errors/app-error";
import { parseCsv, UnreadableCsv } from "~/platform/parse-csv";
import type { ImportColumns } from "../api/admin/schemas";
import type { NewsletterInput } from "../input";

const MAX_ROWS = 5_000;

/** A parsed list: its headings, and its rows by heading. */
export interface ListFile {
  headings: string[];
  rows: Record<string, string>[];
}

/** @throws AppError VALIDATION_FAILED (property `csv`) if the text is not a CSV file */
export async function readFile(csv: string): Promise<ListFile> {
  try {
    const { headings: first, rows: others } = await parseCsv(csv, MAX_ROWS, { anyLength: true });
    const headings = first.map((heading) => heading.trim());
    if (others.length === 0) throw refusal("There are no rows after the headings.");
    if (others.length > MAX_ROWS)
      throw refusal(`A file can have at most ${MAX_ROWS.toLocaleString("en-US")} rows.`);
    if (new Set(headings).size < headings.length) throw refusal("Two columns have the same heading.");
    const cell = (text = "") => unescapeFormula(text.trim());
    const rows = others.map((row) =>
      Object.fromEntries(headings.map((heading, at) => [heading, cell(row[at])])),
    );
    return { headings, rows };
  } catch (error) {
    if (error instanceof UnreadableCsv) throw refusal(error.message);
    throw error;
  }
}

const USUAL_HEADINGS: Record<keyof ImportColumns, RegExp> = {
  email: /e-?mail|^mail$/i,
  firstname: /^(first|given|fore).?name$|^first$/i,
  lastname: /^(last|family|sur).?name$|^last$/i,
  phone: /phone|mobile|^tel/i,
};

/** The columns that the headings suggest. */
export function usualColumns(headings: readonly string[]): Partial<ImportColumns> {
  const found = Object.entries(USUAL_HEADINGS).flatMap(([name, pattern]) => {
    const heading = headings.find((one) => pattern.test(one));
    return heading === undefined ? [] : [[name, heading]];
  });
  return Object.fromEntries(found);
}

/** A row in the format of the sign-up form. */
export function rowBy(columns: Partial<ImportColumns>, row: Record<string, string>): NewsletterInput {
  const value = (heading: string | undefined) => (heading === undefined ? "" : (row[heading] ?? ""));
  const { email, firstname, lastname, phone } = columns;
  return {
    email: value(email),
    firstname: value(firstname),
    lastname: value(lastname),
    phone: value(phone),
  };
}

function refusal(message: string): AppError {
  return new AppError("VALIDATION_FAILED", "This file cannot be read.", {
    errors: [{ propertyName: "csv", message }],
  });
}
