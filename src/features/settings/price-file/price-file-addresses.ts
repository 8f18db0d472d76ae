import { eq } from "drizzle-orm";
import { contentItem } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import { siteSettings } from "../table";

/** A price file in the settings. */
export interface NamedPriceFile {
  /** Empty if there is none. */
  address: string;
  /** YYYY-MM-DD, entered by staff for a file on another server. */
  updatedOn: string | null;
}

/** The price file in the published settings. */
export async function livePriceFile(db: Database): Promise<NamedPriceFile> {
  const [live] = await db.select({ data: siteSettings.data }).from(siteSettings);
  return named(live?.data);
}

/** The price file in the draft of the settings. */
export async function draftPriceFile(db: Database): Promise<NamedPriceFile> {
  const [draft] = await db
    .select({ data: contentItem.data })
    .from(contentItem)
    .where(eq(contentItem.type, "settings"));
  return named(draft?.data);
}

function named(data: Record<string, unknown> = {}): NamedPriceFile {
  const { priceFileUrl, priceFileUpdatedOn } = data;
  return {
    address: String(priceFileUrl ?? ""),
    updatedOn: typeof priceFileUpdatedOn === "string" ? priceFileUpdatedOn : null,
  };
}
