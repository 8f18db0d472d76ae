import { createHash } from "node:crypto";
import { stringify } from "csv-stringify/sync";
import { priceFile, priceFileKey, priceFileUrl } from "./prices/price-file";

interface DemoDocument {
  slug: string;
  title: string;
  filename: string;
  text: string;
  /** Where it is stored, and the address it is fetched from. */
  key: string;
  src: string;
}

const EMPTY_ROWS = 12;

/** The tables that the demo hospital's pages offer; any program for tables opens and prints them. */
export const documents: DemoDocument[] = [
  {
    slug: "standard-charges",
    title: "Every price, for programs to read",
    filename: "standardcharges.csv",
    text: priceFile,
    key: priceFileKey,
    src: priceFileUrl,
  },
  table("medicine-list", "My medicine list", [
    ["Medicine", "Strength", "How much, and when", "What it is for", "Who prescribed it", "Since"],
  ]),
  table("blood-pressure-diary", "Blood pressure diary", [
    ["Day", "Time", "Upper number", "Lower number", "Pulse", "Anything unusual"],
  ]),
  table("household-income", "Household income, for help with a bill", [
    ["Who earns it", "Where it comes from", "Dollars a month, before taxes", "Since"],
    ["You", "", "", ""],
    ["Spouse or partner", "", "", ""],
  ]),
];

/** A table with headings and room to write in. */
function table(slug: string, title: string, rows: string[][]): DemoDocument {
  const width = rows[0]?.length ?? 1;
  const room = Array.from({ length: EMPTY_ROWS }, () => Array<string>(width).fill(""));
  const text = stringify([...rows, ...room]);
  const key = `${createHash("sha256").update(text).digest("hex").slice(0, 32)}.csv`;
  const filename = `${slug}.csv`;
  return { slug, title, filename, text, key, src: `/files/${key}/${filename}` };
}
