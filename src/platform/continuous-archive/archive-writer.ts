import { createHash } from "node:crypto";
import { encryptedTo } from "../backup/encryption";
import type { BackupTarget } from "../backup/target/backup-target";
import { shortHash } from "./archive-names";

/**
 * Timeout of a request to the target, in milliseconds. Afterward the file is still in the spool or the
 * storage.
 */
const ANSWER_MS = 60_000;

/** An archive that can be written to. */
export interface ArchiveWriter {
  /** The archive's folder. */
  target: BackupTarget;
  /** The public key of an encrypted archive. */
  recipient: string | undefined;
}

/**
 * Stores a file, encrypted if the archive is. A file of that name is the same file, because the name includes
 * a hash of the contents.
 * @throws the target's error
 */
export async function store(
  { target, recipient }: ArchiveWriter,
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal = AbortSignal.timeout(ANSWER_MS),
): Promise<void> {
  try {
    await inTime(target.write(file, recipient ? encryptedTo(bytes, recipient) : bytes, signal), signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** Lists the files of a folder. Throws the target's error, or a timeout if it does not respond in time. */
export function listInTime(target: BackupTarget, prefix: string): ReturnType<BackupTarget["list"]> {
  return inTime(target.list(prefix), AbortSignal.timeout(ANSWER_MS));
}

async function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(signal.reason);
  signal.addEventListener("abort", giveUp, { once: true });
  try {
    return await Promise.race([work, late]);
  } finally {
    signal.removeEventListener("abort", giveUp);
  }
}

export async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The form of a hash in names. */
export function hashOf(bytes: Uint8Array): string {
  return shortHash(createHash("sha256").update(bytes).digest("hex"));
}
