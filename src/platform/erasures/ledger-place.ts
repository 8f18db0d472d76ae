import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** The name of the ledger in the data directory. */
export const LEDGER_FILE = "erasures.jsonl";

/** A place apart from the database where the ledger of erasures is kept. */
export interface LedgerPlace {
  /** As the operator knows it. */
  name: string;
  /** Null where there is none yet. */
  read(): Promise<string | null>;
  /** All or nothing: a reader never sees half of it. */
  write(text: string): Promise<void>;
}

/** A file in a directory. It takes its place when it is complete and on the disk. */
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
      // Its own name for each process: nodes may share the directory.
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
