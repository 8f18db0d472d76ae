import { AppError } from "~/platform/errors/app-error";
import { allGiftColumns, columnHeadings, type GiftColumn, usualGiftColumns } from "../../staff/gift-columns";

/**
 * Parses the requested CSV columns, one per line: `amount` or `amount: Gift amount`. Defaults to the usual columns.
 * @throws AppError VALIDATION_FAILED for an unknown column
 */
export function columnsOf(requestedColumns: string | undefined): { name: GiftColumn; heading: string }[] {
  const lines = (requestedColumns ?? "").split("\n").filter((line) => line.trim());
  if (lines.length === 0) return usualGiftColumns.map((name) => ({ name, heading: columnHeadings[name] }));
  return lines.map((line) => {
    const [given = "", ...rest] = line.split(":");
    const key = given.trim();
    const heading = rest.join(":").trim();
    const name = allGiftColumns.find((column) => column === key);
    if (name) return { name, heading: heading || columnHeadings[name] };
    throw new AppError("VALIDATION_FAILED", `There is no column “${key.slice(0, 40)}”.`, {
      errors: [{ propertyName: "columns", message: "One of these columns does not exist." }],
    });
  });
}
