import { createReadStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ledgerInDirectory } from "../../erasures/ledger-place";
import type { BackupTarget, StoredBackup } from "./backup-target";
import { PARTIAL_ENDING, writeAtomically } from "./write-atomically";

const DAY = 86_400_000;

/**
 * Backups in an existing folder. It is not created, because an unmounted disk must not be replaced by a new
 * folder.
 */
export function folderTarget(directory: string): BackupTarget {
  return {
    name: directory,
    async list(prefix) {
      const found: StoredBackup[] = [];
      for (const file of (await readdir(directory)).sort()) {
        if (!file.startsWith(prefix)) continue;
        const entry = await stat(join(directory, file)).catch(() => undefined);
        if (entry?.isFile()) found.push({ file, bytes: entry.size });
      }
      return found;
    },
    write: (file, bytes, signal) => writeAtomically(join(directory, file), bytes, signal),
    read: async (file) => createReadStream(join(directory, file)),
    async remove(file) {
      await rm(join(directory, file), { force: true });
    },
    async removeLeftovers(prefix) {
      for (const file of await readdir(directory)) {
        if (!file.startsWith(prefix) || !file.endsWith(PARTIAL_ENDING)) continue;
        const path = join(directory, file);
        const entry = await stat(path).catch(() => undefined);
        if (entry?.isFile() && Date.now() - entry.mtimeMs > DAY) await rm(path, { force: true });
      }
    },
    folder: (name) => subfolderTarget(join(directory, name)),
    ledger: (file) => ledgerInDirectory(directory, file),
  };
}

/** A folder within a target, created with the first file and empty before. Its parent must exist. */
function subfolderTarget(directory: string): BackupTarget {
  const target = folderTarget(directory);
  return {
    ...target,
    async list(prefix) {
      try {
        return await target.list(prefix);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
        await stat(dirname(directory));
        return [];
      }
    },
    async write(file, bytes, signal) {
      await mkdir(directory, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "EEXIST") throw error;
      });
      return target.write(file, bytes, signal);
    },
  };
}
