import { eq } from "drizzle-orm";
import type { Database, RootDatabase } from "~/platform/database/database";
import { sendJob } from "~/platform/jobs/send-job";
import type { FileStorage } from "~/platform/storage/file-storage";
import { checkPriceFileJob } from "./check-price-file-job";
import { checkOf, priceFileAt } from "./price-file";
import { draftPriceFile, livePriceFile } from "./price-file-addresses";
import { priceFileCheck } from "./table";
import type { PriceFileResult } from "./validate-price-file";

interface Services {
  db: RootDatabase;
  storage: FileStorage;
  now(): Date;
}

/** Asks for a check of a stored file; its result replaces an earlier one. */
export async function requestPriceFileCheck(
  { db, now }: Omit<Services, "storage">,
  src: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const waiting = { src, requestedAt: now(), checkedAt: null };
    await tx
      .insert(priceFileCheck)
      .values(waiting)
      .onConflictDoUpdate({ target: priceFileCheck.src, set: waiting });
    await sendJob(tx, checkPriceFileJob, { src }, { key: src });
  });
}

/** Checks a stored file, and keeps what was found. */
export async function checkPriceFile({ db, storage, now }: Services, src: string): Promise<void> {
  const result = await resultOf(db, storage, src);
  await db
    .update(priceFileCheck)
    .set({ ...result, checkedAt: now() })
    .where(eq(priceFileCheck.src, src));
}

/** Asks for the check of each file that the settings name, public or about to be, and that nobody asked to check. */
export async function requestMissingChecks(services: Omit<Services, "storage">): Promise<void> {
  const { db } = services;
  for (const { address } of [await livePriceFile(db), await draftPriceFile(db)]) {
    const file = await priceFileAt(db, address);
    if (file.kind === "stored" && !(await checkOf(db, file.src)))
      await requestPriceFileCheck(services, file.src);
  }
}

async function resultOf(db: Database, storage: FileStorage, src: string): Promise<PriceFileResult> {
  const file = await priceFileAt(db, src);
  const stored = file.kind === "stored" ? await storage.get(file.key) : null;
  if (file.kind === "stored" && stored) {
    // Loads with it the schemas of the template, which nothing else needs.
    const { validatePriceFile } = await import("./validate-price-file");
    return validatePriceFile(stored.bytes, file.name);
  }
  const what = "The file is not in the site's storage. Add it again under Files.";
  return {
    version: "",
    lastUpdatedOn: null,
    findings: [{ row: null, column: "", name: "", what }],
    warnings: [],
    hasMore: false,
  };
}
