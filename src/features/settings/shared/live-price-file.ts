import type { Database } from "~/platform/database/database";
import {
  checkOf,
  lastUpdated,
  type PriceFile,
  type PriceFileCheck,
  priceFileAt,
} from "../price-file/price-file";
import { livePriceFile as inSettings } from "../price-file/price-file-addresses";

export interface LivePriceFile {
  file: PriceFile;
  check: PriceFileCheck | undefined;
  /** YYYY-MM-DD, from the file. For a file on another server that has no date, from staff. Null if neither has one. */
  lastUpdatedOn: string | null;
}

/** The public price file with its last check. */
export async function livePriceFile(db: Database): Promise<LivePriceFile> {
  const { address, updatedOn } = await inSettings(db);
  const file = await priceFileAt(db, address);
  const check = "src" in file ? await checkOf(db, file.src) : undefined;
  return { file, check, lastUpdatedOn: lastUpdated(file, check, updatedOn) };
}

export { priceFileAge } from "../price-file/price-file-age";
