import { createHash } from "node:crypto";
import { z } from "zod";
import type { Ledger } from "./ledger";

const PRODUCT = "openward-erasures";
const FORMAT = 1;

const headSchema = z.object({
  product: z.literal(PRODUCT),
  format: z.literal(FORMAT),
  site: z.uuid(),
  since: z.iso.datetime().pipe(z.coerce.date()),
  until: z.iso.datetime().pipe(z.coerce.date()),
});

const entrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime().pipe(z.coerce.date()),
  kind: z.string().max(100),
  subject: z.uuid(),
});

const endSchema = z.object({ sha256: z.string() });

/** The text is not a ledger, or was cut off or changed. */
export class DamagedLedger extends Error {
  override readonly name = "DamagedLedger";
}

/** A ledger as lines of JSON: a header, one line per entry, and a checksum of the lines before. */
export function ledgerText({ site, since, until, entries }: Ledger): string {
  const head = { product: PRODUCT, format: FORMAT, site, since, until };
  const lines = [head, ...entries].map((line) => `${JSON.stringify(line)}\n`).join("");
  return `${lines}${JSON.stringify({ sha256: sumOf(lines) })}\n`;
}

/** @throws DamagedLedger */
export function parseLedger(text: string): Ledger {
  try {
    const lastLine = text.lastIndexOf("\n", text.length - 2) + 1;
    const lines = text.slice(0, lastLine);
    if (endSchema.parse(JSON.parse(text.slice(lastLine))).sha256 !== sumOf(lines)) throw new DamagedLedger();
    const [head, ...entries] = lines
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown);
    const { site, since, until } = headSchema.parse(head);
    return { site, since, until, entries: z.array(entrySchema).parse(entries) };
  } catch (error) {
    if (error instanceof DamagedLedger) throw error;
    throw new DamagedLedger(undefined, { cause: error });
  }
}

function sumOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
