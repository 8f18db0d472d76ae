import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** The ledger's file name in the data directory. */
export const LEDGER_FILE = "erasures.jsonl";

/** A place outside the database where the erasure ledger is kept. */
export interface LedgerPlace {
  /** As the operator names it. */
  name: string;
  /** Null if there is none yet. */
  read(): Promise<string | null>;
  /** Atomic: a reader never sees part of it. */
  write(text: string): Promise<void>;
}

/** A file in a directory, written atomically. */
export function ledgerInDirectory(directory: string, fileName = LEDGER_FILE): LedgerPlace {
  const path = join(directory, fileName);
  return {
    name: path,
    async read() {
      try {
        return await readFile(path, "utf8");
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    async write(text) {
      // Unique per process, because nodes may share the directory.
      const partial = `${path}.${process.pid}.partial`;
      try {
        const handle = await open(partial, "w", 0o600);
        try {
          await handle.writeFile(text);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
  };
}
