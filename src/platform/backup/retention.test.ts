import { expect, test } from "vitest";
import { backupsToDelete, type RetainedBackup } from "./retention";

const ZONE = "America/Chicago";
const rules = { daily: 7, weekly: 5, monthly: 12 };

/** A backup each day at 9:30 UTC, named after the day. */
function daily(from: string, days: number, good: readonly string[] = []): RetainedBackup[] {
  return Array.from({ length: days }, (_, day) => {
    const takenAt = new Date(Date.parse(`${from}T09:30:00Z`) + day * 86_400_000);
    const file = takenAt.toISOString().slice(0, 10);
    return { file, takenAt, isGood: good.includes(file) };
  });
}

function retained(backups: readonly RetainedBackup[], given = rules): string[] {
  const deleted = new Set(backupsToDelete(backups, given, ZONE));
  return backups.map(({ file }) => file).filter((file) => !deleted.has(file));
}

test("after two years, seven days, five weeks, and twelve months are kept", () => {
  // A Sunday.
  const left = retained(daily("2024-11-25", 728));
  expect(left.slice(-7)).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`));
  expect(left).toEqual(expect.arrayContaining(["2026-11-15", "2026-11-08", "2026-11-01", "2026-10-25"]));
  expect(left).toEqual(expect.arrayContaining(["2026-10-31", "2026-09-30", "2026-02-28", "2025-12-31"]));
  expect(left).toHaveLength(7 + 4 + 11);
});

test("deleting every day keeps the same backups as deleting once", () => {
  const all = daily("2026-01-01", 120);
  let there: RetainedBackup[] = [];
  for (const backup of all) {
    there.push(backup);
    const gone = new Set(backupsToDelete(there, rules, ZONE));
    there = there.filter(({ file }) => !gone.has(file));
  }
  expect(there.map(({ file }) => file)).toEqual(retained(all));
});

test("keeps a tested backup of a day, week, or month rather than a newer untested one", () => {
  const left = retained(daily("2026-08-01", 100, ["2026-08-20", "2026-10-21"]), {
    daily: 1,
    weekly: 4,
    monthly: 4,
  });
  expect(left).toEqual(expect.arrayContaining(["2026-08-20", "2026-10-21"]));
  expect(left).not.toContain("2026-08-31");
  expect(left).not.toContain("2026-10-25");
});

test("keeps the newest tested backup however old it is, and the newest backup", () => {
  const left = retained(daily("2026-01-01", 200, ["2026-01-03"]), { daily: 1, weekly: 0, monthly: 0 });
  expect(left).toEqual(["2026-01-03", "2026-07-19"]);
  expect(retained(daily("2026-01-01", 3), { daily: 0, weekly: 0, monthly: 0 })).toEqual(["2026-01-03"]);
  expect(backupsToDelete([], rules, ZONE)).toEqual([]);
});

test("days are the hospital's: two backups of one evening there belong to one day", () => {
  const evening = ["2026-11-10T23:30:00Z", "2026-11-11T03:30:00Z"].map((at) => ({
    file: at,
    takenAt: new Date(at),
    isGood: false,
  }));
  const once = { daily: 5, weekly: 0, monthly: 0 };
  expect(backupsToDelete(evening, once, ZONE)).toEqual(["2026-11-10T23:30:00Z"]);
  expect(backupsToDelete(evening, once, "UTC")).toEqual([]);
});
