import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { defineJob } from "~/platform/jobs/job";
import { sendJob } from "~/platform/jobs/send-job";
import { smtpMailer } from "~/platform/mail/smtp-mailer";
import { deliverMail } from "~/platform/outbox/deliver-mail";
import { openMail } from "~/platform/outbox/open-mail";
import { outboxMessage } from "~/platform/outbox/table";
import { testDatabase } from "../../../../test/database";
import { makeUser } from "../../../../test/factories/accounts";
import { publishSettings } from "../../../../test/factories/settings";
import { smtpInbox } from "../../../../test/smtp-inbox";
import { testApp } from "../../../../test/web-app";
import { sendWeeklyHealthMail } from "../mail/weekly-mail";
import { currentAlerts } from "../shared/current-alerts";
import { type AlertServices, evaluateAlerts } from "./evaluate-alerts";
import type { HealthServices } from "./health-services";
import { siteAlert } from "./table";

const database = await testDatabase();
const { db } = database;
const { services, url } = await testApp({ database });
const { sealer, log } = services;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Monday, 8 AM at the hospital. */
let time = new Date("2026-11-23T14:00:00Z");
const now = () => time;
const later = (milliseconds: number) => {
  time = new Date(+time + milliseconds);
};

await makeUser(db, { administrator: true, name: "Ada", email: "ada@hospital.example" });
await makeUser(db, { administrator: true, name: "Bo", email: "bo@hospital.example" });
await makeUser(db, { administrator: true, name: "Gone", disabledAt: new Date() });
await makeUser(db, { flags: ["permissionSettingsManager"], name: "Cy" });

await db.execute(sql`update staff_user set created_at = '2026-11-01T00:00:00Z'`);

/** A node with its own name and disk. */
function nodeCalled(name: string) {
  const disk = { freePercent: 50 };
  const health: HealthServices = Object.create(services.health, {
    node: { value: name },
    now: { value: now },
    disks: {
      value: async () => [
        {
          name: "data",
          path: "/srv/data",
          space: { size: 100e9, free: disk.freePercent * 1e9, freeFiles: 1 },
        },
      ],
    },
  });
  const alerts: AlertServices = { db, sealer, log, health, now };
  return { alerts, disk };
}

const { alerts, disk } = nodeCalled("web-1");

interface Sent {
  to: string;
  subject: string;
  text: string;
}

/** The new messages since the last call, ordered by recipient. */
async function written(): Promise<Sent[]> {
  const rows = await db.delete(outboxMessage).returning();
  const mails = rows.map(({ sealed }) => openMail(sealer, sealed ?? ""));
  return mails
    .map(({ to, subject, text }) => ({ to, subject, text }))
    .sort((a, b) => a.to.localeCompare(b.to));
}

/** Runs the scheduled checks for that time: every five minutes, or less often if the test covers days. */
async function lookFor(milliseconds: number, who = [alerts]): Promise<void> {
  const step = milliseconds > 2 * HOUR ? 30 * MINUTE : 5 * MINUTE;
  for (const end = +time + milliseconds; +time < end; later(step))
    for (const node of who) await evaluateAlerts(node);
}

beforeEach(async () => {
  await db.delete(siteAlert);
  await db.delete(outboxMessage);
  disk.freePercent = 50;
});

test("every administrator is notified once, then daily while it lasts, and once when it is over", async () => {
  await lookFor(30 * MINUTE);
  expect(await written()).toEqual([]);

  disk.freePercent = 9;
  await lookFor(60 * MINUTE);
  const first = await written();
  expect(first.map(({ to, subject }) => [to, subject])).toEqual([
    ["ada@hospital.example", "The website needs attention: Disk"],
    ["bo@hospital.example", "The website needs attention: Disk"],
  ]);
  expect(first[0]?.text).toMatch(/New: Disk \(web-1\)\s+\/srv\/data: 9\.0 GB of 100\.0 GB free \(9%\)\./);

  // It was announced at the second check, five minutes after the first.
  await lookFor(DAY - 90 * MINUTE);
  expect(await written()).toEqual([]);
  await lookFor(HOUR);
  const daily = await written();
  expect(daily).toHaveLength(2);
  expect(daily[0]?.text).toContain("Not fixed yet: Disk");

  disk.freePercent = 50;
  await lookFor(60 * MINUTE);
  const over = await written();
  expect(over.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 2 }, () => "The website is back to normal: Disk"),
  );
  await lookFor(2 * DAY);
  expect(await written()).toEqual([]);
});

test("a problem that is gone at the next check is not announced", async () => {
  disk.freePercent = 9;
  await evaluateAlerts(alerts);
  disk.freePercent = 50;
  later(5 * MINUTE);
  await lookFor(60 * MINUTE);
  expect(await written()).toEqual([]);
});

test("nodes that check at the same moment, and restarted ones, notify once", async () => {
  const id = await db.transaction((tx) => sendJob(tx, defineJob("test-job"), {}));
  await db.execute(sql`update pgboss.job set state = 'failed', completed_on = now() where id = ${id}`);
  await lookFor(20 * MINUTE, [alerts, nodeCalled("web-2").alerts]);
  expect(await written()).toHaveLength(2);
  await db.delete(siteAlert);
  for (let round = 0; round < 2; round += 1) {
    await Promise.all(Array.from({ length: 8 }, (_, at) => evaluateAlerts(nodeCalled(`node-${at}`).alerts)));
    later(5 * MINUTE);
  }
  expect(await written()).toHaveLength(2);
  await db.execute(sql`delete from pgboss.job where id = ${id}`);
});

test("each machine's disk has its own alert, and a machine that was removed is forgotten", async () => {
  const other = nodeCalled("web-2");
  other.disk.freePercent = 3;
  await lookFor(30 * MINUTE, [alerts, other.alerts]);
  expect((await written())[0]?.text).toContain("Disk (web-2)");
  expect(await currentAlerts(db)).toMatchObject([{ id: "disk", node: "web-2" }]);
  await lookFor(2 * DAY);
  expect(await currentAlerts(db)).toEqual([]);
});

test("while the mail server is down, staff see the alert, and its message is sent when the server is back", async () => {
  const inbox = await smtpInbox();
  await inbox.down();
  const sender = async () => ({ name: "The Hospital", address: "web@hospital.example" });
  const mailer = smtpMailer(inbox.url, sender);
  const office = { db, sealer, mailer, site: undefined, log, now };
  disk.freePercent = 9;
  await lookFor(30 * MINUTE);
  const ids = (await db.select({ id: outboxMessage.id }).from(outboxMessage)).map(({ id }) => id);
  for (const id of ids) await deliverMail(office, id);
  expect(await currentAlerts(db)).toMatchObject([{ id: "disk", title: "Disk" }]);
  const figures = await (await fetch(`${url}/metrics`)).text();
  expect(figures).toContain('site_alerts{check="disk"} 1');
  expect(figures).toContain('outbox_messages{state="retrying"} 2');
  await inbox.up();
  later(60 * MINUTE);
  for (const id of ids) await deliverMail(office, id);
  // Works without SITE_URL, because the message has no link.
  expect(inbox.messages.map((message) => /^Subject: (.*)$/m.exec(message)?.[1])).toEqual(
    Array.from({ length: 2 }, () => "The website needs attention: Disk"),
  );
  mailer.close();
  await inbox.down();
});

test("a check that could not finish changes nothing", async () => {
  const failing: HealthServices = Object.create(alerts.health, {
    disks: { value: () => Promise.reject(new Error("unknown")) },
  });
  const unable: AlertServices = { db, sealer, log, health: failing, now };
  await lookFor(HOUR, [unable]);
  expect(await currentAlerts(db)).toEqual([]);
  disk.freePercent = 9;
  await lookFor(30 * MINUTE);
  expect(await written()).toHaveLength(2);
  await lookFor(HOUR, [unable]);
  expect(await written()).toEqual([]);
  expect(await currentAlerts(db)).toMatchObject([{ found: expect.stringContaining("9.0 GB of 100.0 GB") }]);
});

test("once a week, on the configured day, administrators get a report of the site's health", async () => {
  time = new Date("2026-11-30T11:30:00Z");
  await sendWeeklyHealthMail(alerts);
  expect(await db.$count(outboxMessage), "before six in the morning").toBe(0);
  later(60 * MINUTE);
  await Promise.all([sendWeeklyHealthMail(alerts), sendWeeklyHealthMail(nodeCalled("web-2").alerts)]);
  later(60 * MINUTE);
  await sendWeeklyHealthMail(alerts);
  const messages = await db.select().from(outboxMessage);
  expect(messages).toHaveLength(2);
  const text = openMail(sealer, messages[0]?.sealed ?? "").text;
  expect(text).toMatch(/Warning: Address of the site/);
  expect(text).toMatch(/OK: .*Disk/);

  await db.delete(outboxMessage);
  await db.execute(sql`update staff_user set created_at = '2026-11-30T10:00:00Z' where name = 'Bo'`);
  await sendWeeklyHealthMail(alerts);
  expect(
    (await written()).map(({ to }) => to),
    "nobody who was made today",
  ).toEqual(["ada@hospital.example"]);

  await publishSettings(db, { healthMailDay: "thursday" });
  time = new Date("2026-12-07T18:00:00Z");
  await sendWeeklyHealthMail(alerts);
  expect(await db.$count(outboxMessage)).toBe(0);
  time = new Date("2026-12-10T18:00:00Z");
  await sendWeeklyHealthMail(alerts);
  expect(await db.$count(outboxMessage)).toBe(2);

  await publishSettings(db, { healthMailDay: "off" });
  for (let day = 0; day < 7; day += 1) {
    later(DAY);
    await sendWeeklyHealthMail(alerts);
  }
  expect(await db.$count(outboxMessage)).toBe(2);
});
