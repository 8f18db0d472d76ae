import type { Env } from "~/env";
import { sitePrefix } from "~/platform/backup/backup-name";
import type { BackupTarget } from "~/platform/backup/target/backup-target";
import { LEDGER_FILE, type LedgerPlace, ledgerInDirectory } from "~/platform/erasures/ledger-place";

/**
 * Where the erasure ledger is kept outside the database: in the data directory, and beside scheduled backups.
 */
export function ledgerPlaces(
  { DATA_DIR }: Pick<Env, "DATA_DIR">,
  target: BackupTarget | undefined,
  site: string,
): LedgerPlace[] {
  const besideBackups = target ? [target.ledger(`${sitePrefix(site)}${LEDGER_FILE}`)] : [];
  return [ledgerInDirectory(DATA_DIR), ...besideBackups];
}
