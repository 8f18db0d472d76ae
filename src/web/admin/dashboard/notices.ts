import type { SessionUser } from "~/domain/accounts/wire";
import type { Dashboard } from "~/domain/overview/wire";
import { isSchedulerLate } from "../settings/scheduler-late";

export interface Notice {
  /** Names what the notice is about: put away, it comes back only when that is something else. */
  key: string;
  tone: "red" | "amber" | "teal";
  title: string;
  text: string;
  link: { href: string; label: string };
}

/** What this person should look at first. */
export function noticesFor(
  { failedJobs, refusedRefunds, paymentsAreTest, schedulerLastRan, scheduled }: Dashboard,
  user: SessionUser,
  now = Date.now(),
): Notice[] {
  const notices: Notice[] = [];
  if (failedJobs !== null && isSchedulerLate(schedulerLastRan, now)) {
    notices.push({
      key: `scheduler:${schedulerLastRan}`,
      tone: "red",
      title: "Nothing is done on time",
      text: "The scheduler has not run for some minutes: what is scheduled waits, and so does mail.",
      link: { href: "/admin/settings/jobs", label: "Look at the jobs" },
    });
  }
  if (failedJobs) {
    notices.push({
      key: `failed-jobs:${failedJobs}`,
      tone: "red",
      title: failedJobs === 1 ? "One job failed" : `${failedJobs} jobs failed`,
      text: "They were tried several times, and are done again only when somebody says so.",
      link: { href: "/admin/settings/jobs", label: "Look at them" },
    });
  }
  if (refusedRefunds) {
    notices.push({
      key: `refused-refunds:${refusedRefunds}`,
      tone: "red",
      title: refusedRefunds === 1 ? "A refund was refused" : `${refusedRefunds} refunds were refused`,
      text: "Somebody was told that their money goes back, and it did not. Give it back once more, or in another way.",
      link: { href: "/admin/settings/payments?refund=refused", label: "Look at the payments" },
    });
  }
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
  if (!user.hasTotp && user.passkeyCount === 0) {
    notices.push({
      key: "two-step",
      tone: "teal",
      title: "Make your account safer",
      text: "A passkey or a code from your phone keeps others out, even if they learn your password.",
      link: { href: "/admin/account", label: "Set it up" },
    });
  }
  if (paymentsAreTest) {
    notices.push({
      key: "payments-are-a-test",
      tone: "amber",
      title: "Payments are a test",
      text: "No money moves: a visitor who pays for a class has paid nothing. Whoever runs the site sets a key of Stripe to change that.",
      link: { href: "/admin/settings/payments", label: "Look at the payments" },
    });
  }
  if (user.hasTotp && user.recoveryCodesLeft === 0) {
    notices.push({
      key: "recovery-codes",
      tone: "amber",
      title: "You have no recovery codes left",
      text: "Without one, a lost phone locks you out.",
      link: { href: "/admin/account", label: "Make new ones" },
    });
  }
  return notices;
}
