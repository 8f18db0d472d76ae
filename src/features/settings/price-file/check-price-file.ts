import { subDays } from "date-fns";
import { eq } from "drizzle-orm";
import type { Database, RootDatabase } from "~/platform/database/database";
import { MB } from "~/platform/isomorphic/sizes";
import { sendJob } from "~/platform/jobs/send-job";
import { type Download, type DownloadOptions, safeDownload } from "~/platform/network/outside/safe-download";
import type { FileStorage } from "~/platform/storage/file-storage";
import { checkPriceFileJob } from "./check-price-file-job";
import { checkOf, priceFileAt } from "./price-file";
import { draftPriceFile, livePriceFile } from "./price-file-addresses";
import { priceFileCheck } from "./table";
import type { PriceFileResult } from "./validate-price-file";

/** Limits for a file on another server. Far larger than any known file, and enough time for a slow server. */
const [MAX_MINUTES, MAX_GIGABYTES] = [20, 2];
const LIMITS: DownloadOptions = { timeoutMs: MAX_MINUTES * 60_000, maxBytes: MAX_GIGABYTES * 1024 * MB };
/** A file on another server may have changed after this time. */
const RECHECK_DAYS = 7;

type ReadOutside = (
  address: string,
  read: (body: AsyncIterable<Uint8Array>) => Promise<PriceFileResult>,
) => Promise<Download<PriceFileResult>>;

const downloadOutside: ReadOutside = (address, read) => safeDownload(address, LIMITS, read);

interface Services {
  db: RootDatabase;
  storage: FileStorage;
  now(): Date;
}

/** Requests a check of a file. Its result replaces the earlier one. */
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

/**
 * Checks a file and stores the findings.
 * @param outside downloads a file from another server
 */
export async function checkPriceFile(
  { db, storage, now }: Services,
  src: string,
  outside: ReadOutside = downloadOutside,
): Promise<void> {
  const result = await resultOf(db, storage, src, outside);
  await db
    .update(priceFileCheck)
    .set({ ...result, checkedAt: now() })
    .where(eq(priceFileCheck.src, src));
}

/**
 * Requests a check of each file in the published settings and their draft, unless one was already requested. Checks a
 * file on another server again after a week.
 */
export async function requestMissingChecks(services: Omit<Services, "storage">): Promise<void> {
  const { db, now } = services;
  for (const { address } of [await livePriceFile(db), await draftPriceFile(db)]) {
    const file = await priceFileAt(db, address);
    if (file.kind !== "stored" && file.kind !== "external") continue;
    const check = await checkOf(db, file.src);
    const isOld =
      file.kind === "external" && check?.checkedAt && check.checkedAt < subDays(now(), RECHECK_DAYS);
    if (!check || isOld) await requestPriceFileCheck(services, file.src);
  }
}

async function resultOf(
  db: Database,
  storage: FileStorage,
  src: string,
  outside: ReadOutside,
): Promise<PriceFileResult> {
  // Imported on demand, because it loads the template's schemas, which nothing else needs.
  const { slices, validatePriceFile } = await import("./validate-price-file");
  const file = await priceFileAt(db, src);
  if (file.kind === "stored") {
    const stored = await storage.get(file.key);
    if (stored) return validatePriceFile(slices(stored.bytes), file.name);
  }
  if (file.kind === "external") {
    const download = await outside(file.src, (body) => validatePriceFile(body, file.name));
    return download.kind === "read" ? download.result : unread(downloadProblem(download));
  }
  return unread("The file is not in the site's storage. Add it again under Files.");
}

function downloadProblem(download: Exclude<Download<PriceFileResult>, { kind: "read" }>): string {
  if (download.kind === "refused")
    return "The site may not fetch the file from this address. Write the public address of the file, with https://.";
  if (download.code === "TOO_LARGE")
    return `The file is larger than ${MAX_GIGABYTES} GB, and was not checked. Divide it, or leave out what the rule does not ask for.`;
  if (download.code === "ETIMEDOUT")
    return `The other server did not send the whole file within ${MAX_MINUTES} minutes. Try again, or ask who runs it.`;
  const status = /^HTTP_(\d+)$/.exec(download.code)?.[1];
  if (status)
    return `The other server did not send the file: it answered with status ${status}. Open the address in a browser, and correct it.`;
  return "The other server cannot be reached. Open the address in a browser, and correct it.";
}

function unread(what: string): PriceFileResult {
  return {
    version: "",
    lastUpdatedOn: null,
    findings: [{ row: null, column: "", name: "", what }],
    warnings: [],
    hasMore: false,
  };
}
