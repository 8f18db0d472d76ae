import type { Env } from "~/env";
import type { BackupTarget } from "~/platform/backup/target/backup-target";
import { type OpenArchive, openArchive } from "~/platform/continuous-archive/open-archive";
import { presentSecret, previousSecrets } from "./app-secret";
import { readPassphrase } from "./backup-file";

interface Place {
  /** Folder of the packaged PostgreSQL's cluster. */
  home: string;
  /** The site's id. */
  site: string;
  target: BackupTarget;
}

/**
 * Opens the archive of this site's database, with the site's present passphrase and secrets.
 * @throws StartupError if the passphrase cannot be read; the target's error
 */
export async function openSiteArchive(env: Env, { home, site, target }: Place): Promise<OpenArchive> {
  const file = env.BACKUP_PASSPHRASE_FILE;
  const present = await presentSecret(env);
  return openArchive({
    home,
    site,
    target,
    passphrase: file ? await readPassphrase(file) : undefined,
    secrets: [...(present ? [present] : []), ...(await previousSecrets(env))],
  });
}
