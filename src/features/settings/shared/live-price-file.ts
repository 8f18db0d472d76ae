import type { Database } from "~/platform/database/database";
import { checkOf, type PriceFile, type PriceFileCheck, priceFileAt } from "../price-file/price-file";
import { livePriceFile as inSettings } from "../price-file/price-file-addresses";

/** What is known of the public price file. */
export interface LivePriceFile {
  file: PriceFile;
  check: PriceFileCheck | undefined;
  /** YYYY-MM-DD: as the file says, or staff for a file on another server; null where nobody does. */
  lastUpdatedOn: string | null;
}

/** The public price file, with its last check. */
export async function livePriceFile(db: Database): Promise<LivePriceFile> {
  const { address, updatedOn } = await inSettings(db);
  const file = await priceFileAt(db, address);
  if (file.kind !== "stored") return { file, check: undefined, lastUpdatedOn: updatedOn };
  const check = await checkOf(db, file.src);
  return { file, check, lastUpdatedOn: check?.lastUpdatedOn ?? null };
}

export { priceFileAge } from "../price-file/price-file-age";
