import { isSchedulerLate } from "~/features/operations/shared/admin/scheduler-late";
import { BACKUP_OVERDUE } from "~/features/operations/shared/backups/overdue-hours";
import type { SessionUser } from "~/server/admin-api/session-schemas";
import type { Dashboard } from "../api/schemas";
import { HEALTH_SCREEN } from "./health-screen";

export interface Notice {
  /** Identifies the notice. After it was dismissed, it is shown again only if this changes. */
  key: string;
  tone: "red" | "amber" | "teal";
  title: string;
  text: string;
  link: { href: string; label: string };
}

/** Alerts about problems that the dashboard's own figures show earlier. */
const ALERTS_WITH_OWN_NOTICE = new Set(["failed-jobs", "backups", "restore-drill"]);

/** The notices for this person, in display order. */
export function noticesFor(dashboard: Dashboard, user: SessionUser, now = Date.now()): Notice[] {
  return [
    ...jobNotices(dashboard, now),
    ...alertNotices(dashboard),
    ...refundNotices(dashboard),
    ...missingFileNotices(dashboard),
    ...mailNotices(dashboard),
    ...backupNotices(dashboard),
    ...scheduleNotices(dashboard),
    ...signInNotices(user),
    ...paymentNotices(dashboard),
    ...recoveryCodeNotices(user),
  ];
}

function jobNotices({ failedJobs, schedulerLastRan }: Dashboard, now: number): Notice[] {
  const notices: Notice[] = [];
  if (failedJobs !== null && isSchedulerLate(schedulerLastRan, now)) {
    notices.push({
      key: `scheduler:${schedulerLastRan}`,
      tone: "red",
      title: "Scheduled work is late",
      text: "The scheduler has not run for some minutes. Scheduled changes and mail are waiting.",
      link: { href: "/admin/settings/jobs", label: "Look at the jobs" },
    });
  }
  if (failedJobs) {
    notices.push({
      key: `failed-jobs:${failedJobs}`,
      tone: "red",
      title: failedJobs === 1 ? "One job failed" : `${failedJobs} jobs failed`,
      text: "The site tried several times and has stopped. You can try again.",
      link: { href: "/admin/settings/jobs", label: "Look at them" },
    });
  }
  return notices;
}

function alertNotices({ alerts }: Dashboard): Notice[] {
  const notices: Notice[] = [];
  for (const { id, title, node, since, found, advice } of alerts) {
    if (ALERTS_WITH_OWN_NOTICE.has(id)) continue;
    notices.push({
      key: `alert:${id}:${node}:${since}`,
      tone: "red",
      title: node ? `${title} (${node})` : title,
      text: `${found} ${advice}`,
      link: { href: "/admin/settings/health", label: "Check the site’s health" },
    });
  }
  return notices;
}

function refundNotices({ refusedRefunds }: Dashboard): Notice[] {
  if (!refusedRefunds) return [];
  return [
    {
      key: `refused-refunds:${refusedRefunds}`,
      tone: "red",
      title: refusedRefunds === 1 ? "A refund was refused" : `${refusedRefunds} refunds were refused`,
      text: "A person was told to expect a refund, but the refund failed. Refund it again, or pay it back in another way.",
      link: { href: "/admin/settings/payments?refund=refused", label: "Look at the payments" },
    },
  ];
}

function missingFileNotices({ missingFiles }: Dashboard): Notice[] {
  if (!missingFiles) return [];
  return [
    {
      key: `missing-files:${missingFiles}`,
      tone: "red",
      title: missingFiles === 1 ? "A file is missing" : `${missingFiles} files are missing`,
      text: "Records use them, but they are not in the site's storage. Visitors do not see these pictures and cannot open these documents.",
      link: { href: HEALTH_SCREEN, label: "Show the list" },
    },
  ];
}

function mailNotices({ waitingForSiteUrl, heldMail }: Dashboard): Notice[] {
  const notices: Notice[] = [];
  if (waitingForSiteUrl !== null) {
    notices.push({
      key: `waiting-for-site-url:${waitingForSiteUrl}`,
      tone: waitingForSiteUrl > 0 ? "red" : "amber",
      title:
        waitingForSiteUrl === 0
          ? "Mail with links cannot be sent"
          : waitingForSiteUrl === 1
            ? "One message waits for SITE_URL"
            : `${waitingForSiteUrl} messages wait for SITE_URL`,
      text: "The site does not know its own address, so links in mail would not work. Ask your IT person to set SITE_URL and restart the site. The waiting messages are then sent.",
      link: { href: "/admin/settings/mail?state=waiting", label: "Look at the mail" },
    });
  }
  if (heldMail !== null) {
    notices.push({
      key: `held-mail:${heldMail}`,
      tone: "red",
      title:
        heldMail === 0
          ? "Mail is held"
          : heldMail === 1
            ? "One message is held"
            : `${heldMail} messages are held`,
      text: "This site was restored from a backup. It sends no mail until your IT person runs “npm start -- send-mail”. First check which messages the original site has already sent.",
      link: { href: "/admin/settings/mail", label: "Look at the mail" },
    });
  }
  return notices;
}

function scheduleNotices({ scheduled }: Dashboard): Notice[] {
  const notices: Notice[] = [];
  for (const { id, apiName, title, failure, publishAt, unpublishAt } of scheduled) {
    if (!failure) continue;
    notices.push({
      key: `schedule:${id}:${publishAt ?? unpublishAt}`,
      tone: "red",
      title: `“${title}” did not change on time`,
      text: failure,
      link: { href: `/admin/${apiName}/${id}`, label: "Open it" },
    });
  }
  return notices;
}

function signInNotices(user: SessionUser): Notice[] {
  if (user.hasTotp || user.passkeyCount > 0) return [];
  return [
    {
      key: "two-step",
      tone: "teal",
      title: "Make your account more secure",
      text: "A passkey or a code from your phone keeps others out, even if they know your password.",
      link: { href: "/admin/account", label: "Set it up" },
    },
  ];
}

function paymentNotices({ payments }: Dashboard): Notice[] {
  const notices: Notice[] = [];
  if (payments === "none") {
    notices.push({
      key: "no-payments",
      tone: "amber",
      title: "Payments cannot be taken",
      text: "The site does not offer paid classes and gifts online. It asks visitors to call. Ask your IT person to set STRIPE_SECRET_KEY to take payments, or PAYMENTS=sandbox to try them out.",
      link: { href: "/admin/settings/services", label: "Look at the services" },
    });
  }
  if (payments === "test") {
    notices.push({
      key: "payments-are-a-test",
      tone: "amber",
      title: "Payments are in test mode",
      text: "No money moves. A visitor who pays for a class has not really paid. To take real payments, ask your IT person to set a Stripe key.",
      link: { href: "/admin/settings/payments", label: "Look at the payments" },
    });
  }
  return notices;
}

function recoveryCodeNotices(user: SessionUser): Notice[] {
  if (!user.hasTotp || user.recoveryCodesLeft > 0) return [];
  return [
    {
      key: "recovery-codes",
      tone: "amber",
      title: "You have no recovery codes left",
      text: "Without one, you cannot sign in if you lose your phone.",
      link: { href: "/admin/account", label: "Make new ones" },
    },
  ];
}

function backupNotices({ backups }: Dashboard): Notice[] {
  if (!backups) return [];
  const notices: Notice[] = [];
  const { failure, isOverdue, lastCompleteAt, lastDrill } = backups;
  const link = { href: "/admin/settings/backups", label: "Look at the backups" };
  if (failure !== null)
    notices.push({
      key: `backup-failed:${lastCompleteAt}:${failure}`,
      tone: "red",
      title: "The backup failed",
      text: failure,
      link,
    });
  else if (isOverdue)
    notices.push({
      key: `backup-overdue:${lastCompleteAt}`,
      tone: "red",
      title: "The backup is overdue",
      text: BACKUP_OVERDUE,
      link,
    });
  if (lastDrill?.failure)
    notices.push({
      key: `drill-failed:${lastDrill.endedAt}`,
      tone: "red",
      title: "The newest backup could not be restored",
      text: lastDrill.failure,
      link,
    });
  return notices;
}
