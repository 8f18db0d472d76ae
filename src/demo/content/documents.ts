import { createHash } from "node:crypto";
import standardCharges from "../documents/standard-charges.csv?raw";

interface DemoDocument {
  slug: string;
  title: string;
  filename: string;
  text: string;
  /** Where it is stored. A file is never replaced, so another text has another key. */
  key: string;
  /** The address that it is fetched from. */
  src: string;
}

/** @param lastPart how the address ends, if not with the file's name */
function document(
  slug: string,
  title: string,
  filename: string,
  text: string,
  lastPart = filename,
): DemoDocument {
  const key = `${createHash("sha256").update(text).digest("hex").slice(0, 32)}.csv`;
  return { slug, title, filename, text, key, src: `/files/${key}/${lastPart}` };
}

/**
 * Every price in the tall CSV of the template 3.0.0 of CMS. The federal rule wants an address that ends with the tax
 * number, the hospital's name, and `standardcharges`.
 */
const priceFile = document(
  "standard-charges",
  "Every price, for programs to read",
  "standardcharges.csv",
  standardCharges,
  "470000001_prairie-lantern-community-hospital_standardcharges.csv",
);

export const priceFileUrl = priceFile.src;

/** The files that the demo hospital's pages offer. What people read is on pages, which are PDFs too. */
export const documents: DemoDocument[] = [priceFile];
