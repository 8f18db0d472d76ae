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
import { thirdParties } from "./checks/third-parties";
import type { HealthCheck } from "./health-check";

/** All health checks in display order, for the doctor's command, the admin screen, the weekly email, and the alerts. */
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
  thirdParties,
  secondFactor,
  backupSchedule,
  backups,
  restoreDrill,
  continuousArchive,
  backupPassphrase,
];

/** The checks that notify administrators. */
export const alertingChecks = healthChecks.filter(({ alerts }) => alerts);
