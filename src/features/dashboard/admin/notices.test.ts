import { expect, test } from "vitest";
import type { AlertItem } from "~/features/operations/shared/api/schemas";
import type { SessionUser } from "~/server/admin-api/session-schemas";
import type { Dashboard } from "../api/schemas";
import { noticesFor } from "./notices";

const now = Date.parse("2026-11-23T12:00:00Z");
const user = { hasTotp: true, recoveryCodesLeft: 8, passkeyCount: 1 } as SessionUser;
type Backups = NonNullable<Dashboard["backups"]>;

function noticesWith(own: Partial<Pick<Dashboard, "alerts" | "backups" | "failedJobs">>) {
  const dashboard: Dashboard = {
    alerts: own.alerts ?? [],
    backups: own.backups ?? null,
    failedJobs: own.failedJobs ?? 0,
    drafts: [],
    review: [],
    scheduled: [],
    refusedRefunds: null,
    missingFiles: null,
    payments: null,
    waitingForSiteUrl: null,
    heldMail: null,
    schedulerLastRan: new Date(now).toISOString(),
    recentActivity: [],
  };
  return noticesFor(dashboard, user, now);
}

const alertOf = (id: string, title: string, node: string | null): AlertItem => ({
  id,
  title,
  node,
  since: "2026-11-23T10:00:00Z",
  found: "9 % is free.",
  advice: "Make room.",
});

test("shows administrators' alerts, by machine, and failed jobs only once", () => {
  const alerts = [
    alertOf("disk", "Disk", "web-1"),
    alertOf("disk", "Disk", "web-2"),
    alertOf("waiting-mail", "Waiting mail", null),
    alertOf("failed-jobs", "Failed jobs", null),
  ];
  const notices = noticesWith({ alerts, failedJobs: 1 });
  expect(notices.map(({ title }) => title)).toEqual([
    "One job failed",
    "Disk (web-1)",
    "Disk (web-2)",
    "Waiting mail",
  ]);
  expect(new Set(notices.map(({ key }) => key)).size).toBe(4);
  expect(notices[1]).toMatchObject({
    tone: "red",
    text: "9 % is free. Make room.",
    link: { href: "/admin/settings/health" },
  });
});

const fine: Backups = {
  isScheduled: true,
  nextRunAt: "2026-11-24T09:30:00.000Z",
  lastCompleteAt: "2026-11-23T09:30:00.000Z",
  lastGoodAt: "2026-11-20T09:30:00.000Z",
  failure: null,
  isOverdue: false,
  lastDrill: { endedAt: "2026-11-20T09:40:00.000Z", failure: null },
};
const titles = (backups: Backups | null) =>
  noticesWith({ backups }).map(({ tone, title, text }) => [tone, title, text]);

test("backups that work are no notice, and only administrators see notices about them", () => {
  expect(titles(fine)).toEqual([]);
  expect(titles(null)).toEqual([]);
});

test("shows a failed, overdue, or unrestorable backup in red, once", () => {
  const failure = "There is no room left on the disk.";
  expect(titles({ ...fine, failure, isOverdue: true })).toEqual([["red", "The backup failed", failure]]);
  expect(titles({ ...fine, isOverdue: true })).toEqual([
    ["red", "The backup is overdue", expect.stringContaining("36 hours")],
  ]);
  const lastDrill = { endedAt: "2026-11-23T09:40:00.000Z", failure: "It was cut off." };
  expect(titles({ ...fine, lastDrill })).toEqual([
    ["red", "The newest backup could not be restored", "It was cut off."],
  ]);
  const alerts = [alertOf("backups", "Backups", null), alertOf("restore-drill", "Restore drill", null)];
  expect(noticesWith({ alerts, backups: { ...fine, failure } }).map(({ title }) => title)).toEqual([
    "The backup failed",
  ]);
});
