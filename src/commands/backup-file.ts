import { createReadStream } from "node:fs";
import { type FileHandle, open, readFile, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { type Entry, entriesOf, isArchive } from "~/platform/backup/archive";
import { parseBackupName } from "~/platform/backup/backup-name";
import { DamagedBackup } from "~/platform/backup/damaged-backup";
import { decrypter, isEncrypted, WrongPassphrase } from "~/platform/backup/encryption";
import { MIN_PASSPHRASE_LENGTH } from "~/platform/backup/passphrase-length";
import { NewerBackup, NotABackup, OutdatedBackup } from "~/platform/backup/read-backup";
import type { BackupTarget } from "~/platform/backup/target/backup-target";
import { writeAtomically } from "~/platform/backup/target/write-atomically";
import { LAST_RELEASE_BEFORE_BASELINE } from "~/platform/database/baseline";
import { StartupError } from "~/platform/startup-error";
import { targetProblem } from "./backup-target";

/** In characters. A person who has the file can try passphrases without limit. */

/**
 * Resolves a file name from the command line, relative to where the command was typed, because the program
 * runs in the project's folder.
 */
export function namedFile(name: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), name);
}

/**
 * The passphrase in a file, without the trailing line break.
 * @throws StartupError if it cannot be read or is too short
 */
export async function readPassphrase(file: string): Promise<string> {
  const passphrase = await readFile(file, "utf8").catch((error: unknown) => {
    throw unreadable(error, file);
  });
  const text = passphrase.replace(/\r?\n$/, "");
  if (text.length >= MIN_PASSPHRASE_LENGTH) return text;
  throw new StartupError(
    `The passphrase in ${file} is too short.`,
    `Use at least ${MIN_PASSPHRASE_LENGTH} characters, such as six unrelated words.`,
  );
}

/** @throws StartupError if the file exists */
export async function refuseExisting(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found) return;
  throw new StartupError(
    `${file} already exists, and a backup overwrites nothing.`,
    "Name another file, such as one with today's date, or move that one away.",
  );
}

/**
 * Writes a backup under another name, and renames it when it is complete and on the disk. If anything fails,
 * no part of it is left.
 * @returns its size in bytes
 * @throws StartupError if the file cannot be written; the signal's reason; the error of `bytes`
 */
export async function writeBackupFile(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<number> {
  try {
    return await writeAtomically(file, bytes, signal);
  } catch (error) {
    signal.throwIfAborted();
    if ((error as NodeJS.ErrnoException).code === "EEXIST") await refuseExisting(file);
    throw unwritable(error, file);
  }
}

/** An open backup, which can be read several times. */
export interface BackupFile {
  isEncrypted: boolean;
  /** @throws StartupError for everything that is wrong with it */
  entries(): AsyncGenerator<Entry>;
  /** Turns an error of reading it into a sentence for the operator; any other error is returned unchanged. */
  problem(error: unknown): unknown;
  close(): Promise<void>;
}

/**
 * Opens a backup. The file stays open even if the process switches to another user.
 * @throws StartupError if it cannot be read, or is encrypted and there is no passphrase
 */
export async function openBackupFile(file: string, passphrase: string | undefined): Promise<BackupFile> {
  const handle = await open(file, "r").catch((error: unknown) => {
    throw unreadable(error, file);
  });
  try {
    const start = await firstBytes(handle).catch((error: unknown) => {
      throw unreadable(error, file);
    });
    const needsPassphrase = isEncrypted(start);
    if (!needsPassphrase && !isArchive(start)) throw backupProblem(new NotABackup(), file);
    if (needsPassphrase && passphrase === undefined) throw withoutPassphrase(file);
    const decrypt = decrypter(passphrase ?? "");
    const bytes = () => createReadStream(file, { fd: handle, start: 0, autoClose: false });
    return {
      isEncrypted: needsPassphrase,
      entries: () => entriesOf(needsPassphrase ? decrypt(bytes()) : bytes()),
      problem: (error) => backupProblem(error, file),
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * Opens a backup at the target of scheduled backups.
 * @throws StartupError if it is encrypted and there is no passphrase
 */
export function openStoredBackup(
  target: Pick<BackupTarget, "name" | "read">,
  stored: string,
  passphrase: string | undefined,
): BackupFile {
  const name = `${stored} in ${target.name}`;
  const needsPassphrase = parseBackupName(stored)?.isEncrypted ?? false;
  if (needsPassphrase && passphrase === undefined) throw withoutPassphrase(name);
  async function* bytes() {
    try {
      yield* await target.read(stored);
    } catch (error) {
      throw targetProblem(error, target);
    }
  }
  const decrypt = decrypter(passphrase ?? "");
  return {
    isEncrypted: needsPassphrase,
    entries: () => entriesOf(needsPassphrase ? decrypt(bytes()) : bytes()),
    problem: (error) => backupProblem(error, name),
    close: async () => undefined,
  };
}

function withoutPassphrase(file: string): StartupError {
  return new StartupError(
    `${file} is encrypted.`,
    "Give its passphrase in a file: --passphrase-file FILE, or the setting BACKUP_PASSPHRASE_FILE.",
  );
}

async function firstBytes(handle: FileHandle): Promise<Uint8Array> {
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(64), position: 0 });
  return buffer.subarray(0, bytesRead);
}

function backupProblem(error: unknown, file: string): unknown {
  const because = { cause: error };
  if (error instanceof DamagedBackup)
    return new StartupError(
      `${file} was cut off or changed since it was made: its checksums do not match.`,
      "Copy it again from where you keep it and compare the sizes, or take another backup. Nothing was restored.",
      because,
    );
  if (error instanceof NotABackup)
    return new StartupError(
      `${file} is not a backup of Openward.`,
      "Name a file that `npm run backup` has made.",
      because,
    );
  if (error instanceof WrongPassphrase)
    return new StartupError(
      `The passphrase does not open ${file}.`,
      "Use the passphrase that was set when this backup was made.",
      because,
    );
  if (error instanceof NewerBackup)
    return new StartupError(
      `${file} was made by a newer release of Openward (${error.release}) than this one.`,
      "Install that release or a later one, and restore with it.",
      because,
    );
  if (error instanceof OutdatedBackup)
    return new StartupError(
      `${file} was made by Openward ${error.release}, whose schema this version cannot update.`,
      `Restore it with Openward ${LAST_RELEASE_BEFORE_BASELINE}, start that once, and then this version.`,
      because,
    );
  return (error as NodeJS.ErrnoException).syscall === "read" ? unreadable(error, file) : error;
}

function unreadable(error: unknown, file: string): unknown {
  const because = { cause: error };
  switch ((error as NodeJS.ErrnoException).code) {
    case "ENOENT":
    case "ENOTDIR":
      return new StartupError(`The file ${file} does not exist.`, "Correct its name.", because);
    case "EACCES":
    case "EPERM":
      return new StartupError(
        `This user may not read ${file}.`,
        "Let this user read it, or run the command as the user who owns it.",
        because,
      );
    case "EISDIR":
      return new StartupError(`${file} is a directory.`, "Name a file.", because);
    case "EIO":
      return new StartupError(
        `${file} cannot be read: the disk reports an error.`,
        "Take another copy of it.",
        because,
      );
    default:
      return error;
  }
}

function unwritable(error: unknown, file: string): unknown {
  const { code, path } = error as NodeJS.ErrnoException;
  const because = { cause: error };
  const directory = dirname(file);
  if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG")
    return new StartupError(
      `No space is left on the disk of ${directory}.`,
      "Free some space there, or name a file on another disk. No part of the backup was kept.",
      because,
    );
  if (!path?.startsWith(file)) return error;
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
      return new StartupError(
        `The directory ${directory} does not exist.`,
        "Create it, or name a file elsewhere.",
        because,
      );
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return new StartupError(
        `This user may not write to ${directory}.`,
        "Name a file elsewhere, or let this user write there.",
        because,
      );
    default:
      return error;
  }
}
