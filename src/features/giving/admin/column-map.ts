import { allGiftColumns, columnHeadings, type GiftColumn, usualGiftColumns } from "../staff/gift-columns";

/** The heading of each chosen column. */
export type ColumnMap = Partial<Record<GiftColumn, string>>;

const KEY = "giftColumns";

/** The columns that were last chosen in this browser. Defaults to the usual ones. */
export function readColumnMap(): ColumnMap {
  try {
    const savedMap: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (savedMap && typeof savedMap === "object")
      return Object.fromEntries(
        allGiftColumns.flatMap((name) => {
          const heading = (savedMap as Record<string, unknown>)[name];
          return typeof heading === "string" ? [[name, heading]] : [];
        }),
      );
  } catch {
    // The stored value is invalid or storage is not available. Use the usual columns.
  }
  return Object.fromEntries(usualGiftColumns.map((name) => [name, columnHeadings[name]]));
}

export function writeColumnMap(columns: ColumnMap): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(columns));
  } catch {
    // Storage is not available. The choice applies only this time.
  }
}
