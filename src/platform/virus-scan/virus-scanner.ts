import pLimit from "p-limit";
import { AppError } from "../errors/app-error";
import type { Logger } from "../logging/logger";
import { pingClamd, scanWithClamd } from "./clamd";
import type { ClamdAddress } from "./clamd-address";

/** Scans every uploaded file before anything else reads it. */
export interface VirusScanner {
  /**
   * @throws AppError UNSUPPORTED_TYPE for a file with a virus, TOO_LARGE above clamd's limit, UNAVAILABLE while clamd
   * does not respond
   */
  scan(bytes: Uint8Array): Promise<void>;
  /** @throws Error with the reason if files cannot be scanned now */
  check(): Promise<void>;
}

/** clamd's default is ten threads, shared by all nodes. */
const MAX_CONCURRENT = 3;
/**
 * From the upload to the verdict, including the wait for a turn. Proxies time out after 60 s, and the person
 * would then not see our message.
 */
const SCAN_MS = 45_000;

/**
 * @param address undefined if the hospital has no ClamAV: then nothing is scanned
 * @param scanMs how long an upload waits for its verdict, in milliseconds
 */
export function createVirusScanner(
  address: ClamdAddress | undefined,
  log: Logger,
  { scanMs = SCAN_MS } = {},
): VirusScanner {
  if (!address) return { scan: async () => {}, check: async () => {} };
  const limit = pLimit(MAX_CONCURRENT);
  return {
    async scan(bytes) {
      const giveUpAt = Date.now() + scanMs;
      // An upload that has waited too long is not scanned, so a clamd that hangs causes no further delay.
      const scanned = limit(() => scanWithClamd(address, bytes, Math.max(1, giveUpAt - Date.now())));
      const result = await scanned.catch((error: unknown) => {
        log.error({ err: error }, "a file was refused: clamd does not scan it");
        throw new AppError(
          "UNAVAILABLE",
          "Files cannot be checked for viruses right now, so we cannot accept any. Please try again in a few minutes.",
        );
      });
      if (result.kind === "tooLarge")
        throw new AppError(
          "TOO_LARGE",
          "This file is larger than the virus scanner accepts. Please add a smaller one.",
        );
      if (result.kind === "infected") {
        log.warn({ signature: result.signature }, "a file was refused: clamd found a virus");
        throw new AppError(
          "UNSUPPORTED_TYPE",
          "The virus scanner found something harmful in this file, so it was rejected.",
        );
      }
    },
    check: () => pingClamd(address),
  };
}
