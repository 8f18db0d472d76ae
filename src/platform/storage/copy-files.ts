import { createHash } from "node:crypto";
import { contentTypeOf, isPublicKey } from "./content-type-of";
import type { FileStorage } from "./file-storage";

/** A number of files and their total size. */
export interface Amount {
  files: number;
  bytes: number;
}

export interface CopyOutcome {
  /** Written to the target, read back, and verified. */
  copied: Amount;
  /** Already in the target, read, and verified. */
  same: Amount;
  /** Keys that both storages have with different contents. */
  different: string[];
  /** Could not be read or written; a run ends after a few of these. */
  failed: { key: string; error: unknown }[];
  /** Whether every file of the source was processed. */
  isComplete: boolean;
}

/** Each is held in memory twice, and one can have 50 MB. */
const MAX_CONCURRENT = 4;
/** After this many failures, the storage is the problem, not single files. */
const MAX_FAILURES = 10;
/** How often `onProgress` is called, in files. */
const REPORTED_EVERY = 500;

interface Copying {
  source: FileStorage;
  target: FileStorage;
  /** Replaces different files of the target with those of the source. */
  replace?: boolean;
  onProgress?(done: number, copiedKeys: number): void;
}

/**
 * Copies every file of one storage to another, and compares the two by SHA-256 of what they return. Only
 * reads the source. Can be stopped and run again: existing files are compared, not sent again. Can run while
 * the source is in use: it lists the source until nothing new is found, and removes from the target what was
 * removed from the source in the meantime.
 */
export async function copyFiles(copying: Copying): Promise<CopyOutcome> {
  const { source, target, onProgress } = copying;
  const run: CopyRun = {
    inTarget: new Set(),
    written: [],
    outcome: {
      copied: { files: 0, bytes: 0 },
      same: { files: 0, bytes: 0 },
      different: [],
      failed: [],
      isComplete: false,
    },
  };
  const { outcome } = run;
  const copiedKeys = new Set<string>();
  for await (const key of target.list()) run.inTarget.add(key);
  let done = 0;

  const continues = () => outcome.failed.length < MAX_FAILURES;
  async function work(keys: string[]): Promise<void> {
    for (let key = keys.pop(); key !== undefined && continues(); key = keys.pop()) {
      try {
        await copyOne(copying, run, key);
      } catch (error) {
        outcome.failed.push({ key, error });
      }
      done += 1;
      if (done % REPORTED_EVERY === 0) onProgress?.(done, copiedKeys.size);
    }
  }

  for (let fresh = await newKeys(source, copiedKeys); fresh.length > 0 && continues(); ) {
    const keys = fresh;
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, () => work(keys)));
    fresh = await newKeys(source, copiedKeys);
  }
  // Original uploads whose pictures are encoded, and files of erased people. The product never removes public
  // files.
  for (const key of run.written)
    if (!isPublicKey(key) && (await source.get(key)) === null) await target.delete(key);
  outcome.isComplete = continues();
  return outcome;
}

interface CopyRun {
  /** Keys in the target before the run. */
  inTarget: Set<string>;
  /** Keys that the run wrote to the target. */
  written: string[];
  outcome: CopyOutcome;
}

/** Copies a file, unless the target has the same, and records the outcome. */
async function copyOne({ source, target, replace }: Copying, run: CopyRun, key: string): Promise<void> {
  const { inTarget, written, outcome } = run;
  const original = await source.get(key);
  // Removed since the listing.
  if (!original) return;
  const hash = sha256(original.bytes);
  const bytes = original.bytes.length;
  if (inTarget.has(key)) {
    const there = await target.get(key);
    if (there && sha256(there.bytes) === hash) return add(outcome.same, bytes);
    if (there && !replace) return void outcome.different.push(key);
  }
  await target.put(key, original.bytes, contentTypeOf(key));
  written.push(key);
  const copy = await target.get(key);
  if (copy && sha256(copy.bytes) === hash) add(outcome.copied, bytes);
  else outcome.different.push(key);
}

/** Keys of a storage that are not in `known`; adds them to it. */
async function newKeys(storage: FileStorage, copiedKeys: Set<string>): Promise<string[]> {
  const fresh: string[] = [];
  for await (const key of storage.list())
    if (!copiedKeys.has(key)) {
      copiedKeys.add(key);
      fresh.push(key);
    }
  return fresh;
}

function add(amount: Amount, bytes: number): void {
  amount.files += 1;
  amount.bytes += bytes;
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
