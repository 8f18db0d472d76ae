import { sealedTables } from "~/app/stored-data";
import { namedFiles } from "~/app/stored-files";
import type { Env } from "~/env";
import { deleteActiveRuns } from "~/platform/backup/delete-active-runs";
import { type OpenedRows, openSealed } from "~/platform/crypto/rotation/open-sealed";
import { openDatabase, type RootDatabase } from "~/platform/database/database";
import { holdMail } from "~/platform/outbox/mail-hold";
import type { FileStorage } from "~/platform/storage/file-storage";
import { compareFiles } from "~/platform/storage/missing-files";
import type { NamedFile } from "~/platform/storage/named-file";
import { progress } from "./progress";
import { eraseAgain, type FoundLedger } from "./restored-erasures";
import { siteSecrets } from "./site-secrets";

export interface RestoredState {
  sealed: OpenedRows;
  /** Number of files that the records refer to, and the missing ones. */
  named: number;
  missing: readonly NamedFile[];
}

interface Finishing {
  env: Env;
  /** URL of the restored database. */
  url: string;
  storage: FileStorage;
  ledgers(db: RootDatabase): FoundLedger[] | Promise<FoundLedger[]>;
  /** Until when the restored database contains all erasures. */
  takenAt: Date;
}

/** Holds mail, repeats later erasures, and checks the site's requirements. */
export async function finishRestore({
  env,
  url,
  storage,
  ledgers,
  takenAt,
}: Finishing): Promise<RestoredState> {
  const { db, close } = openDatabase(url);
  try {
    const now = () => new Date();
    await holdMail(db, now());
    const { sealer } = await siteSecrets(db, env, now());
    await eraseAgain({ db, sealer, now }, await ledgers(db), takenAt);
    await deleteActiveRuns(db);
    const sealed = await openAll(db, (text, purpose) => sealer.open(text, purpose));
    const { named, missing } = await compareFiles(storage, () => namedFiles(db));
    return { sealed, named, missing };
  } finally {
    await close();
  }
}

export function printNextSteps(): void {
  progress(
    "Mail: held, so that nothing is sent a second time. Once this is the site that people use, release it with: npm start -- send-mail",
  );
  progress("Restore: done. Start the site with: npm start");
}

export function printChecks({ opened, unreadable }: OpenedRows): void {
  progress(`Encrypted records: ${opened.toLocaleString("en-US")} open.`);
  if (unreadable > 0)
    progress(
      `Warning: ${unreadable} encrypted records open with no known secret. If they could be read before, name the secret of that time in APP_SECRET_PREVIOUS.`,
    );
}

/** Opens every encrypted field, and counts those that no known secret opens. */
export async function openAll(
  db: RootDatabase,
  open: (text: string, purpose: string) => string,
): Promise<OpenedRows> {
  const total: OpenedRows = { opened: 0, unreadable: 0 };
  for (const sealed of sealedTables) {
    const { opened, unreadable } = await openSealed(db, sealed, open);
    total.opened += opened;
    total.unreadable += unreadable;
  }
  return total;
}
