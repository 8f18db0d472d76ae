import type { ChecklistEntry } from "~/content/item-schemas";
import type { Database } from "~/platform/database/database";
import { checkOf, priceFileAt } from "./price-file";
import { livePriceFile } from "./price-file-addresses";

const WHERE = "under Settings, Price file";

/**
 * A new price file can be published only after a check without findings. A file that is already public does not block
 * other changes of the settings; a health check reports it instead.
 */
export async function priceFileProblems(
  { priceFileUrl }: { priceFileUrl?: string },
  db: Database,
): Promise<ChecklistEntry[]> {
  const address = priceFileUrl ?? "";
  if (address === (await livePriceFile(db)).address) return [];
  const file = await priceFileAt(db, address);
  const entry = (message: string): ChecklistEntry[] => [
    { severity: "hard", propertyName: "priceFileUrl", message },
  ];
  if (file.kind === "none") return [];
  if (file.kind === "unknown")
    return entry(
      "This is not the address of a file. Copy the address of a file under Files, or write one that begins with https://.",
    );
  const check = await checkOf(db, file.src);
  if (!check) return entry(`The price file has not been checked. Press “Check now” ${WHERE}.`);
  if (!check.checkedAt) return entry("The price file is being checked. Try again in a minute.");
  const { length } = check.findings;
  if (length === 0) return [];
  const many = `${length}${check.hasMore ? " or more" : ""} ${length === 1 ? "place" : "places"}`;
  return entry(`The price file needs corrections in ${many}. They are listed ${WHERE}.`);
}
