import { secondFactor } from "./checks/accounts";
import { backupPassphrase, backupSchedule, backups, continuousArchive, restoreDrill } from "./checks/backups";
import { captcha } from "./checks/captcha";
import { clock } from "./checks/clock";
import { publishable } from "./checks/content";
import { announcements, connections, database } from "./checks/database";
import { missingFiles, storage, virusScanner } from "./checks/files";
import { failedJobs, scheduler } from "./checks/jobs";
import { diskRoom, fileModes, memory } from "./checks/machine";
import { failedMail, mailServer, waitingMail } from "./checks/mail";
import { payments, paymentWebhook } from "./checks/payments";
import { priceFile } from "./checks/price-file";
import { proxy, settings, siteAddress, timeZone } from "./checks/settings";
import type { HealthCheck } from "./health-check";

/**
 * Everything that is checked about a site, in the order in which it is shown. The doctor's command, the admin's screen, the weekly mail and
 * the alerts are made from this list.
 */
export const healthChecks: readonly HealthCheck[] = [
  settings,
  siteAddress,
  proxy,
  timeZone,
  clock,
  fileModes,
  diskRoom,
  memory,
  database,
  connections,
  announcements,
  scheduler,
  failedJobs,
  mailServer,
  waitingMail,
  failedMail,
  payments,
  paymentWebhook,
  captcha,
  storage,
  missingFiles,
  priceFile,
  virusScanner,
  publishable,
  secondFactor,
  backupSchedule,
  backups,
  restoreDrill,
  continuousArchive,
  backupPassphrase,
];

/** Those that administrators are told about. */
export const alertingChecks = healthChecks.filter(({ alerts }) => alerts);
