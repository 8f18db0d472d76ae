import type { Sealer } from "../crypto/sealer";
import type { RootDatabase } from "../database/database";
import type { Logger } from "../logging/logger";
import type { Mailer } from "../mail/mailer";

/** Dependencies of mail delivery. */
export interface MailDeps {
  db: RootDatabase;
  sealer: Sealer;
  /** Null if no mail server is configured: then messages are kept for staff to read. */
  mailer: Mailer | null;
  /**
   * SITE_URL, for links in messages; without it, messages with links to the site wait. Never taken from a
   * request.
   */
  site: string | undefined;
  log: Logger;
  now(): Date;
}
