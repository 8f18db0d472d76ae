import { allGiftColumns, columnHeadings, type GiftColumn } from "../staff/gift-columns";

/** Each chosen column with its heading. */
export type ColumnMap = Partial<Record<GiftColumn, string>>;

const KEY = "giftColumns";

/** As they were chosen in this browser the last time; all of them at first. */
export function readColumnMap(): ColumnMap {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (kept && typeof kept === "object")
      return Object.fromEntries(
        allGiftColumns.flatMap((name) => {
          const heading = (kept as Record<string, unknown>)[name];
          return typeof heading === "string" ? [[name, heading]] : [];
        }),
      );
  } catch {
    // Something else stands there, or nothing may be kept: then all of them.
  }
  return { ...columnHeadings };
}

export function writeColumnMap(columns: ColumnMap): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(columns));
  } catch {
    // Nothing may be kept; the choice holds for this time.
  }
}
