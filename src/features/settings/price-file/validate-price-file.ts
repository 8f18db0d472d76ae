import { Readable } from "node:stream";
import { validateCsv, validateFilename, validateJson } from "@cmsgov/hpt-validator";
import { parse } from "csv-parse/sync";
import { findingWords, warningWords } from "./finding-words";
import type { PriceFileFinding, priceFileCheck } from "./table";

/** The version of the template that 45 CFR 180.50 requires. */
const TEMPLATE = "3.0.0";
/** More are not useful, because staff export the file again after correcting these. */
const MAX_FINDINGS = 200;
/** Bytes. Other requests are processed between two slices. */
const SLICE = 65_536;
/** Characters. Contains the first rows, or the first values of a JSON file. */
const BEGINNING_LENGTH = 100_000;

export type PriceFileResult = Pick<
  typeof priceFileCheck.$inferSelect,
  "version" | "lastUpdatedOn" | "findings" | "warnings" | "hasMore"
>;

/**
 * Checks a machine-readable file of standard charges (45 CFR 180.50) against the CMS template. Reads it as a stream,
 * because it may not fit into memory.
 * @param chunks the file in UTF-8
 * @param name the last part of its address; the rule prescribes it, and its extension determines the format
 * @throws errors from reading the chunks
 */
export async function validatePriceFile(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
): Promise<PriceFileResult> {
  const text = new DecodedText(chunks);
  const isJson = /\.json$/i.test(name);
  const beginning = await text.beginning(BEGINNING_LENGTH);
  const head = isJson ? jsonHead(beginning) : csvHead(beginning);
  const validate = isJson ? validateJson : validateCsv;
  const { errors, alerts } = await validate(Readable.from(text.whole()), TEMPLATE, {
    maxErrors: MAX_FINDINGS + 1,
  });
  text.throwIfTorn();
  const placed = (path: string, field?: string) =>
    isJson ? jsonPlace(path, field) : csvPlace(path, head.columns);
  const findings = [
    ...wholeFileFindings(name, head.version),
    ...errors.map((error) => ({ ...placed(error.path, error.field), what: findingWords(error) })),
  ];
  return {
    version: head.version,
    lastUpdatedOn: head.lastUpdatedOn,
    findings: findings.slice(0, MAX_FINDINGS),
    warnings: alerts
      .filter(({ message }) => !/template version/.test(message))
      .slice(0, MAX_FINDINGS)
      .map((alert) => ({ ...placed(alert.path, alert.field), what: warningWords(alert) })),
    hasMore: findings.length > MAX_FINDINGS,
  };
}

function wholeFileFindings(name: string, version: string): PriceFileFinding[] {
  const wholeFile = { row: null, column: "", name: "" };
  const misnamed = !validateFilename(name) && {
    ...wholeFile,
    what: "The file's name must be tax id, hospital, and standardcharges: 470000001_prairie-hospital_standardcharges.csv.",
  };
  const outdated = version !== TEMPLATE && {
    ...wholeFile,
    what: version
      ? `The file says that it follows version ${version} of the template. The rule asks for ${TEMPLATE}.`
      : `The file does not say which version of the template it follows. The rule asks for ${TEMPLATE}.`,
  };
  return [misnamed, outdated].filter((finding) => finding !== false);
}

interface Head {
  version: string;
  lastUpdatedOn: string | null;
  /** The column names of a CSV file: in row 1, and in row 3. */
  columns: { general: string[]; charges: string[] };
}

function csvHead(text: string): Head {
  const rows: string[][] = parse(text.slice(0, BEGINNING_LENGTH), {
    to: 3,
    bom: true,
    relax_column_count: true,
  });
  const [general = [], values = [], charges = []] = rows;
  const named = (column: string) => values[general.findIndex((name) => name.trim() === column)]?.trim() ?? "";
  return {
    version: named("version"),
    lastUpdatedOn: isoDay(named("last_updated_on")),
    columns: { general, charges },
  };
}

function jsonHead(text: string): Head {
  const named = (name: string) =>
    new RegExp(`"${name}"\\s*:\\s*"([^"]*)"`).exec(text.slice(0, BEGINNING_LENGTH))?.[1] ?? "";
  return {
    version: named("version"),
    lastUpdatedOn: isoDay(named("last_updated_on")),
    columns: { general: [], charges: [] },
  };
}

/** Converts "2026-07-01" or "7/1/2026" to "2026-07-01"; null for anything else. */
function isoDay(written: string): string | null {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written);
  const [, month = "", day = "", year] = american ?? [];
  const iso = american ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : written;
  return /^\d{4}-\d\d-\d\d$/.test(iso) && !Number.isNaN(Date.parse(iso)) ? iso : null;
}

/** @param path "J4", or "row 4" */
function csvPlace(path: string, { general, charges }: Head["columns"]): Omit<PriceFileFinding, "what"> {
  const [, letters = "", digits = "1"] = /^(?:row )?([A-Z]*)(\d+)$/.exec(path) ?? [];
  const row = Number(digits);
  const names = row <= 2 ? general : charges;
  return { row, column: letters, name: letters ? (names[columnNumber(letters)] ?? "") : "" };
}

/** 0 for "A", 26 for "AA". */
function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function jsonPlace(path: string, field = ""): Omit<PriceFileFinding, "what"> {
  return { row: null, column: "", name: path || field };
}

/** The bytes of a stored file in slices. Other requests are processed between two slices. */
export async function* slices(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.subarray(at, at + SLICE);
}

/** Decodes text that arrives in chunks. Its beginning can be read before the rest. */
class DecodedText {
  private readonly source: AsyncGenerator<string>;
  private seen = "";
  private failure: { error: unknown } | undefined;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.source = decoded(chunks);
  }

  /** @returns at least that many characters, if the text has them */
  async beginning(length: number): Promise<string> {
    while (this.seen.length < length) {
      const { value, done } = await this.source.next();
      if (done) break;
      this.seen += value;
    }
    return this.seen;
  }

  /** The text from its first character. Ends if reading fails, because the validator would otherwise wait forever. */
  async *whole(): AsyncGenerator<string> {
    yield this.seen;
    try {
      yield* this.source;
    } catch (error) {
      this.failure = { error };
    }
  }

  /** @throws the error that ended the text early */
  throwIfTorn(): void {
    if (this.failure) throw this.failure.error;
  }
}

async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8");
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
