import { createHash } from "node:crypto";
import { STORED_FILES } from "~/platform/isomorphic/file-addresses";
import standardCharges from "./standard-charges.csv?raw";

interface DemoDocument {
  slug: string;
  title: string;
  filename: string;
  text: string;
  /** The storage key. A file is never replaced, so another text has another key. */
  key: string;
  /** The file's address. */
  src: string;
}

/** @param lastPart the end of the address, if it is not the file's name */
function document(
  slug: string,
  title: string,
  filename: string,
  text: string,
  lastPart = filename,
): DemoDocument {
  const key = `${createHash("sha256").update(text).digest("hex").slice(0, 32)}.csv`;
  return { slug, title, filename, text, key, src: `${STORED_FILES}${key}/${lastPart}` };
}

/**
 * The prices in the tall CSV of CMS's template 3.0.0. Federal law requires an address that ends with the tax number,
 * the hospital's name, and `standardcharges`.
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
