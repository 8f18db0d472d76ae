import { MB } from "~/platform/isomorphic/sizes";

/** A spreadsheet that is imported: bytes of the file itself, and rows after the headings. */
export const importLimits = { bytes: 5 * MB, rows: 5_000 } as const;
