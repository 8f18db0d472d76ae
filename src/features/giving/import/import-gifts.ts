import { eq, inArray } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { parseCsv, UnreadableCsv } from "~/platform/parse-csv";
import type { GiftImport } from "../api/admin/import-schemas";
import { lockReceiptSeries } from "../gift/next-receipt-number";
import { columnHeadings } from "../staff/gift-columns";
import { recordCheck } from "../staff/record-check";
import { gift } from "../table";
import { type GiftRow, importColumns, placesOf, readGiftRow } from "./gift-rows";

/** Rows in one file. All are written in one transaction, which must not take too long. */
export const MAX_IMPORT_ROWS = 1_000;
/** Errors in one response. Staff correct the file and try again. */
const MAX_IMPORT_ERRORS = 200;

const REQUIRED = ["date", "amount", "designation"] as const;

/** Thrown to roll back a trial run or an import with errors. */
class RolledBack extends Error {}

interface Outcome {
  imported: number;
  known: number;
  cents: number;
  errors: GiftImport["errors"];
}

/**
 * Imports gifts from another program, one per row, in the columns of an export. Sends no receipt, card, or notice.
 * Skips rows whose reference was imported before, so the same file can be sent again. Writes all rows or none.
 * @param commit false for a trial run that writes nothing
 * @returns what would happen or happened, and every error with its line and column
 * @throws AppError VALIDATION_FAILED (property `csv`) if the file is not such a CSV
 */
export async function importGifts(
  { db, ...services }: DomainServices,
  actor: Actor,
  { csv, commit }: { csv: string; commit: boolean },
): Promise<GiftImport> {
  const lines = await readLines(csv);
  const outcome: Outcome = { imported: 0, known: 0, cents: 0, errors: [] };
  const rows = readableRows(lines, outcome);
  let committed = false;
  try {
    await db.transaction(async (tx) => {
      await recordRows(tx, services, actor, rows, outcome);
      if (!commit || outcome.errors.length > 0) throw new RolledBack();
      await recordAudit(tx, actor, {
        action: "gifts.imported",
        subjectType: "gift",
        subjectId: "-",
        after: { gifts: outcome.imported, known: outcome.known },
      });
    });
    committed = true;
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  const { imported, known, cents, errors } = outcome;
  const sorted = errors.toSorted((one, other) => one.line - other.line);
  return { committed, imported, known, sum: cents, errors: sorted.slice(0, MAX_IMPORT_ERRORS) };
}

interface Line {
  /** The line in the file. The headings are line 1. */
  line: number;
  cells: string[];
}

interface Lines {
  places: ReturnType<typeof placesOf>;
  lines: Line[];
}

async function readLines(csv: string): Promise<Lines> {
  const refuse = (message: string): never => {
    throw new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "csv", message }] });
  };
  const { headings, rows } = await parseCsv(csv, MAX_IMPORT_ROWS).catch((error: unknown) => {
    if (error instanceof UnreadableCsv) return refuse(error.message);
    throw error;
  });
  const places = placesOf(headings);
  const missing = REQUIRED.filter((name) => !places.has(name)).map((name) => `“${columnHeadings[name]}”`);
  if (missing.length > 0) refuse(`The first line must name the columns. Missing: ${missing.join(", ")}.`);
  if (rows.length > MAX_IMPORT_ROWS) refuse(`A file can have at most ${MAX_IMPORT_ROWS} gifts. Split it.`);
  if (rows.length === 0) refuse("The file has no gifts.");
  return { places, lines: rows.map((cells, at) => ({ line: at + 2, cells })) };
}

function readableRows({ places, lines }: Lines, outcome: Outcome): (GiftRow & { line: number })[] {
  return lines.flatMap(({ line, cells }) => {
    const parsedRow = readGiftRow(cells, places);
    if ("row" in parsedRow) return [{ line, ...parsedRow.row }];
    for (const error of parsedRow.errors) addError(outcome, line, error);
    return [];
  });
}

async function recordRows(
  tx: Database,
  services: Omit<DomainServices, "db">,
  actor: Actor,
  rows: readonly (GiftRow & { line: number })[],
  outcome: Outcome,
): Promise<void> {
  await lockReceiptSeries(
    tx,
    rows.map(({ gift: { givenOn } }) => Number(givenOn.slice(0, 4))),
  );
  const seen = await knownReferences(tx, rows);
  const quietly = { receipt: "print" as const, notifiesStaff: false };
  for (const { line, reference, gift: input } of rows) {
    if (reference && seen.has(reference)) {
      outcome.known += 1;
      continue;
    }
    const recorded = await recordCheck(tx, services, actor, input, quietly);
    if ("errors" in recorded) {
      for (const error of recorded.errors) addError(outcome, line, error);
      continue;
    }
    if (reference) {
      seen.add(reference);
      await tx.update(gift).set({ reference }).where(eq(gift.id, recorded.gift.id));
    }
    outcome.imported += 1;
    outcome.cents += input.amount;
  }
}

async function knownReferences(tx: Database, rows: readonly GiftRow[]): Promise<Set<string>> {
  const references = rows.flatMap(({ reference }) => reference || []);
  const found = await tx
    .select({ reference: gift.reference })
    .from(gift)
    .where(inArray(gift.reference, references));
  return new Set(found.flatMap(({ reference }) => reference ?? []));
}

function addError(
  { errors }: Outcome,
  line: number,
  { propertyName, message }: { propertyName: string; message: string },
): void {
  const column = importColumns.find((name) => name === propertyName);
  errors.push({ line, column: column ? columnHeadings[column] : "", message });
}
