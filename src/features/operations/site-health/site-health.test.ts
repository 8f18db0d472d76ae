import { once } from "node:events";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { scheduleItem } from "~/content/actions/schedule-item";
import { contentItem } from "~/content/tables";
import { pageType } from "~/features/pages/page/definition";
import { backupRun } from "~/platform/backup/table";
import { databaseConnections } from "~/platform/database/database-connections";
import { defineJob } from "~/platform/jobs/job";
import { sendJob } from "~/platform/jobs/send-job";
import { scheduledJobRun } from "~/platform/jobs/table";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { holdMail } from "~/platform/outbox/mail-hold";
import { mailHold, outboxMessage } from "~/platform/outbox/table";
import { payment, paymentEvent } from "~/platform/payments/table";
import { restrictToOwner } from "~/platform/restrict-to-owner";
import { testDatabase } from "../../../../test/database";
import { makeUser } from "../../../../test/factories/accounts";
import { makeSpecialty, testActor } from "../../../../test/factories/content";
import { smtpInbox } from "../../../../test/smtp-inbox";
import { freePort } from "../../../../test/start-site";
import { startStripe } from "../../../../test/start-stripe";
import { type TestApp, testApp } from "../../../../test/web-app";
import { healthChecks } from "./health-checks";
import { runChecks } from "./run-checks";

const database = await testDatabase();
const { db } = database;
const app = await testApp({ database });
const inbox = await smtpInbox();
const stripe = await startStripe();
afterAll(() => Promise.all([inbox.down(), stripe.stop()]));

const withSettings = (settings: Record<string, string>) => testApp({ database, settings });
const withMail = await withSettings({ SMTP_URL: inbox.url });
const stripeKeys = {
  STRIPE_SECRET_KEY: stripe.key,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_BASE: stripe.address,
};
const paying = await withSettings(stripeKeys);

const HOUR = 3_600_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

/** The result of one check. */
async function found(id: string, { services }: TestApp = app) {
  const which = healthChecks.filter((check) => check.id === id);
  const [checked] = await runChecks(services.health, which);
  if (!checked) throw new Error(`There is no check ${id}.`);
  const { result, found: says, advice } = checked;
  return { result, says, advice };
}

test("every check has a unique name and a result, and gives advice if it is not OK", async () => {
  const checked = await runChecks(app.services.health);
  const ids = checked.map(({ check }) => check.id);
  expect(new Set(ids).size).toBe(healthChecks.length);
  expect(checked.filter(({ isKnown }) => !isKnown)).toEqual([]);
  for (const { result, advice, check } of checked)
    if (result === "warning" || result === "broken") expect(advice, check.id).toMatch(/\.$|:/);
});

test("a check that calls another service is broken after a timeout; others are abandoned, and their result is unknown", async () => {
  const never = () => new Promise<never>(() => {});
  const [asking, slow] = await runChecks(
    app.services.health,
    [
      { id: "asking", title: "One", of: "site", asks: "the bucket", needsDatabase: false, run: never },
      { id: "slow", title: "Two", of: "site", needsDatabase: false, run: never },
    ],
    { withinMs: 100 },
  );
  expect(asking).toMatchObject({ result: "broken", found: "The bucket did not answer within 0.1 seconds." });
  expect(slow).toMatchObject({ result: "warning", isKnown: false });
});

describe("settings", () => {
  test("the site's address should be https", async () => {
    expect(await found("site-address")).toMatchObject({ result: "warning" });
    const http = await withSettings({ SITE_URL: "http://www.hospital.example" });
    expect(await found("site-address", http)).toMatchObject({ result: "warning" });
    const https = await withSettings({ SITE_URL: "https://www.hospital.example" });
    expect(await found("site-address", https)).toMatchObject({ result: "ok" });
  });

  test("obsolete settings are reported by name, without their values", async () => {
    expect((await found("settings")).result).toBe("ok");
    const left = await withSettings({
      ADMIN_EMAIL: "ada@hospital.example",
      ADMIN_PASSWORD: "seven geese above the elevator",
      MISSING_FILES: "accept",
    });
    const { result, advice } = await found("settings", left);
    expect(result).toBe("warning");
    expect(advice).toMatch(/ADMIN_PASSWORD.*MISSING_FILES/);
    expect(advice).not.toMatch(/ada@|geese/);
  });

  test("reports requests through a proxy that is not configured, and a configured proxy that is missing", async () => {
    const ask = async ({ url }: TestApp, headers: Record<string, string>) => {
      for (let times = 0; times < 6; times += 1) await fetch(`${url}/robots.txt`, { headers });
    };
    const forwarded = { "x-forwarded-for": "203.0.113.9" };
    const direct = await withSettings({});
    expect(await found("proxy", direct)).toMatchObject({ result: "notApplicable" });
    await ask(direct, {});
    expect(await found("proxy", direct)).toMatchObject({ result: "ok" });
    const unset = await withSettings({});
    await ask(unset, forwarded);
    const ignored = await found("proxy", unset);
    expect(ignored).toMatchObject({ result: "warning", advice: expect.stringContaining("Set TRUST_PROXY") });
    const trusting = await withSettings({ TRUST_PROXY: "loopback" });
    await ask(trusting, forwarded);
    expect(await found("proxy", trusting)).toMatchObject({ result: "ok" });
    const alone = await withSettings({ TRUST_PROXY: "1" });
    await ask(alone, {});
    const missing = await found("proxy", alone);
    expect(missing).toMatchObject({
      result: "warning",
      advice: expect.stringContaining("Unset TRUST_PROXY"),
    });
  });
});

test("reports files in the data directory that others can read; a secret among them is worse", async () => {
  const { DATA_DIR } = app.services.env;
  // As the server does at the start.
  restrictToOwner(DATA_DIR);
  expect((await found("file-modes")).result).toBe("ok");
  await mkdir(join(DATA_DIR, "open"));
  await chmod(join(DATA_DIR, "open"), 0o755);
  expect(await found("file-modes")).toMatchObject({
    result: "warning",
    says: expect.stringContaining("/open"),
  });
  const secret = join(DATA_DIR, "app-secret");
  await writeFile(secret, "the secret itself");
  await chmod(secret, 0o640);
  const { result, says, advice } = await found("file-modes");
  expect([result, says]).toEqual(["broken", expect.stringContaining(secret)]);
  expect(advice).not.toContain("the secret itself");
  await chmod(secret, 0o600);
  expect((await found("file-modes")).result).toBe("warning");
});

test("measures a wrong clock against the bucket's server", async () => {
  let offset = 0;
  const bucket = createServer((_request, response) => {
    response.setHeader("date", new Date(Date.now() + offset).toUTCString());
    response.writeHead(403).end();
  }).listen(0, "127.0.0.1");
  afterAll(() => bucket.close());
  await once(bucket, "listening");
  const { port } = bucket.address() as AddressInfo;
  const there = await withSettings({ S3_BUCKET: "files", S3_ENDPOINT: `http://127.0.0.1:${port}` });
  expect(await found("clock", there)).toMatchObject({ result: "ok" });
  offset = 20_000;
  expect(await found("clock", there)).toMatchObject({
    result: "warning",
    says: expect.stringMatching(/^(19|20|21) seconds behind the bucket's server\.$/),
  });
  offset = -HOUR;
  expect(await found("clock", there)).toMatchObject({
    result: "broken",
    says: expect.stringContaining("ahead of"),
  });
});

describe("mail", () => {
  const write = (kind = "test") =>
    db.transaction((tx) =>
      enqueueMail(tx, app.services.sealer, {
        kind,
        to: "jo@staff.example",
        subject: "Results of Jo",
        body: { html: "<p>x</p>", text: "x" },
      }),
    );
  test("the check connects to the mail server and sends no message; a server that refuses or is down is broken, and its password is not shown", async () => {
    expect(await found("mail-server", withMail)).toMatchObject({ result: "ok" });
    expect(inbox.messages).toEqual([]);
    const away = await withSettings({ SMTP_URL: `smtp://jo:pass-word@127.0.0.1:${await freePort()}` });
    const refused = await found("mail-server", away);
    expect(refused).toMatchObject({ result: "broken", says: expect.stringContaining("ECONNREFUSED") });
    // This server does not accept a user and password.
    const { host } = new URL(inbox.url);
    const signIn = await found(
      "mail-server",
      await withSettings({ SMTP_URL: `smtp://jo:pass-word@${host}` }),
    );
    expect(signIn.result).toBe("broken");
    for (const { says, advice } of [refused, signIn]) expect(`${says}${advice}`).not.toMatch(/pass-word|jo:/);
    expect(await found("mail-server")).toMatchObject({ result: "warning" });
  });

  test("reports mail that waits too long, and mail that failed in the last week", async () => {
    expect(await found("waiting-mail", withMail)).toMatchObject({ result: "ok", says: "No message waits." });
    const id = (await write()) ?? "";
    const set = (values: Partial<typeof outboxMessage.$inferInsert>) =>
      db.update(outboxMessage).set(values).where(eq(outboxMessage.id, id));
    expect((await found("waiting-mail", withMail)).result).toBe("ok");
    await set({ queuedAt: ago(20 * 60_000) });
    expect((await found("waiting-mail", withMail)).result).toBe("warning");
    await set({ queuedAt: ago(3 * HOUR), state: "retrying" });
    const waiting = await found("waiting-mail", withMail);
    expect(waiting.result).toBe("broken");
    expect(JSON.stringify(waiting)).not.toMatch(/Jo|staff\.example/);

    expect((await found("failed-mail")).result).toBe("ok");
    await set({ state: "failed", dueAt: null });
    expect(await found("failed-mail")).toMatchObject({
      result: "warning",
      says: expect.stringMatching(/^1 message /),
    });
    await set({ kind: "site-health.alert" });
    expect((await found("failed-mail")).result).toBe("ok");
    await set({ kind: "test", queuedAt: ago(8 * 24 * HOUR) });
    expect((await found("failed-mail")).result).toBe("ok");
  });

  test("reports that a restored site holds its mail", async () => {
    await holdMail(db, new Date());
    expect(await found("waiting-mail", withMail)).toMatchObject({
      result: "warning",
      advice: expect.stringContaining("npm start -- send-mail"),
    });
    await db.delete(mailHold);
  });
});

test("counts failed jobs, and reports a stopped scheduler as broken", async () => {
  expect((await found("failed-jobs")).result).toBe("ok");
  const id = await db.transaction((tx) => sendJob(tx, defineJob("test-job"), {}));
  await db.execute(sql`update pgboss.job set state = 'failed', completed_on = now() where id = ${id}`);
  expect(await found("failed-jobs")).toMatchObject({
    result: "warning",
    says: expect.stringMatching(/^1 job failed/),
  });
  const ran = (ranAt: Date) =>
    db
      .insert(scheduledJobRun)
      .values({ name: "sweep-outbox", ranAt })
      .onConflictDoUpdate({ target: scheduledJobRun.name, set: { ranAt } });
  await ran(new Date());
  expect((await found("scheduler")).result).toBe("ok");
  await ran(ago(12 * 60_000));
  expect(await found("scheduler")).toMatchObject({ result: "broken", says: "It last ran 12 minutes ago." });
});

describe("payments", () => {
  test("asks Stripe whether it accepts the key", async () => {
    expect(await found("payments", paying)).toMatchObject({
      result: "warning",
      says: expect.stringContaining("tests"),
    });
    const wrong = await withSettings({
      STRIPE_SECRET_KEY: "sk_test_wrong",
      STRIPE_WEBHOOK_SECRET: stripeKeys.STRIPE_WEBHOOK_SECRET,
      STRIPE_API_BASE: stripeKeys.STRIPE_API_BASE,
    });
    const refused = await found("payments", wrong);
    expect(refused.result).toBe("broken");
    expect(JSON.stringify(refused)).not.toContain("sk_test_wrong");
    const none = await withSettings({ SITE_URL: "https://www.hospital.example" });
    expect((await found("payments", none)).result).toBe("notApplicable");
  });

  test("reports a payment that Stripe's webhook did not announce, and unprocessed events", async () => {
    expect((await found("payment-webhook", paying)).result).toBe("ok");
    const at = ago(2 * HOUR);
    const [paid] = await db
      .insert(payment)
      .values({
        purpose: "class",
        subjectId: "one",
        amount: 4_500,
        description: "A class",
        state: "paid",
        payUntil: at,
        returnPath: "/a",
        cancelPath: "/b",
        provider: "stripe",
        checkoutId: "cs_1",
        chargeId: "pi_1",
        paidAt: at,
        createdAt: at,
        updatedAt: at,
      })
      .returning();
    expect(await found("payment-webhook", paying)).toMatchObject({
      result: "broken",
      says: expect.stringContaining("did not tell of 1 payment"),
    });
    await db.insert(paymentEvent).values({
      provider: "stripe",
      eventId: "evt_1",
      type: "checkout.session.completed",
      checkoutId: "cs_1",
      happenedAt: at,
      receivedAt: at,
    });
    expect(await found("payment-webhook", paying)).toMatchObject({
      result: "broken",
      says: expect.stringContaining("not looked into"),
    });
    await db.update(paymentEvent).set({ processedAt: at, paymentId: paid?.id });
    expect(await found("payment-webhook", paying)).toMatchObject({
      result: "ok",
      says: "The latest was received 2 hours ago.",
    });
  });
});

test("asks the bot check's service whether it accepts the secret key", async () => {
  const service = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const code = form.get("secret") === "the-right-key" ? "invalid-input-response" : "invalid-input-secret";
    response.end(JSON.stringify({ success: false, "error-codes": [code] }));
  }).listen(0, "127.0.0.1");
  afterAll(() => service.close());
  await once(service, "listening");
  const { port } = service.address() as AddressInfo;
  const turnstile = (key: string) =>
    withSettings({
      CAPTCHA: "turnstile",
      TURNSTILE_SITE_KEY: "site",
      TURNSTILE_SECRET_KEY: key,
      TURNSTILE_API_BASE: `http://127.0.0.1:${port}`,
    });
  expect((await found("captcha", await turnstile("the-right-key"))).result).toBe("ok");
  const wrong = await found("captcha", await turnstile("a-wrong-key"));
  expect(wrong.result).toBe("broken");
  expect(JSON.stringify(wrong)).not.toContain("a-wrong-key");
});

test("reports administrators without a second factor first, and names nobody", async () => {
  expect(await found("second-factor")).toMatchObject({
    result: "warning",
    advice: expect.stringContaining("set-up-link"),
  });
  const administrator = await makeUser(db, {
    administrator: true,
    password: "seven geese above",
    name: "Ada",
  });
  await makeUser(db, { flags: [], password: "seven geese above", name: "Ben" });
  const alone = await found("second-factor");
  expect(alone).toMatchObject({
    result: "warning",
    says: "1 of 1 administrator signs in with a password alone. So does 1 other account.",
  });
  expect(JSON.stringify(alone)).not.toMatch(/Ada|Ben|@/);
  await db.execute(sql`update staff_user set totp_secret = 'sealed' where id = ${administrator.id}`);
  expect(await found("second-factor")).toMatchObject({
    result: "ok",
    says: expect.stringContaining("1 other account"),
  });
});

test("names scheduled and published records that would be refused by their address", async () => {
  const specialty = await makeSpecialty(db);
  const context = { db, actor: testActor };
  const draft = await createItem(context, pageType, {
    path: "/plans",
    title: "Secret plans",
    description: "What is planned.",
    blocks: [{ type: "richText", props: { html: "<p>Plans.</p>" } }],
  });
  const publishAt = new Date(Date.now() + HOUR);
  await scheduleItem(context, pageType, draft, { publishAt, unpublishAt: null });
  expect(await found("publishable")).toMatchObject({
    result: "ok",
    says: "1 scheduled and 1 published record checked: each can be published.",
  });
  const without = (property: string, id: string) =>
    db
      .update(contentItem)
      .set({ data: sql`${contentItem.data} || jsonb_build_object(${property}::text, '')` })
      .where(eq(contentItem.id, id));
  await without("description", draft.id);
  const scheduled = await found("publishable");
  expect(scheduled).toMatchObject({
    result: "warning",
    advice: expect.stringContaining(`/admin/pages/${draft.id}`),
  });
  expect(JSON.stringify(scheduled)).not.toContain("Secret plans");
  await without("name", specialty.id);
  expect((await found("publishable")).says).toMatch(/1 scheduled and 1 published record cannot/);
});

test("counts files that the storage lacks", async () => {
  expect((await found("missing-files")).result).toBe("warning");
  const lacking = await testApp({
    database,
    services: { missingFiles: { latest: () => ({ named: 9, missing: [{ key: "a.webp" }] }) } },
  });
  expect(await found("missing-files", lacking)).toMatchObject({
    result: "broken",
    says: expect.stringMatching(/lacks 1 of the 9 files/),
  });
});

test("the passphrase of backups must exist and be readable", async () => {
  const { DATA_DIR } = app.services.env;
  const file = join(DATA_DIR, "passphrase");
  const set = await withSettings({ BACKUP_PASSPHRASE_FILE: file });
  expect((await found("backup-passphrase")).result).toBe("warning");
  expect(await found("backup-passphrase", set)).toMatchObject({
    result: "broken",
    says: `The file ${file} does not exist.`,
  });
  await writeFile(file, "short\n");
  expect((await found("backup-passphrase", set)).result).toBe("broken");
  await writeFile(file, "six words that do not belong\n");
  expect((await found("backup-passphrase", set)).result).toBe("ok");
});

test("reports backups that fail, are missed, or cannot be restored, and warns about a site without a target", async () => {
  const ids = ["backup-schedule", "backups", "restore-drill"];
  const results = async (site?: TestApp) =>
    Promise.all(ids.map(async (id) => (await found(id, site)).result));
  expect(await results()).toEqual(["warning", "notApplicable", "notApplicable"]);
  const site = await withSettings({ BACKUP_DIR: app.services.env.DATA_DIR });
  expect(await results(site)).toEqual(["ok", "ok", "ok"]);

  const ran = (kind: "backup" | "drill", state: "succeeded" | "failed", hours: number, error?: string) =>
    db.insert(backupRun).values({
      kind,
      state,
      trigger: "schedule",
      queuedAt: ago(hours * HOUR),
      endedAt: ago(hours * HOUR),
      error,
    });
  await ran("backup", "succeeded", 40);
  expect(await found("backups", site)).toMatchObject({
    result: "broken",
    says: "None was complete for 36 hours. The last complete one is 1 day old.",
  });
  await ran("backup", "failed", 2, "There is no room left.");
  expect(await found("backups", site)).toMatchObject({
    result: "broken",
    says: expect.stringContaining("The last try failed: There is no room left."),
  });
  await ran("backup", "succeeded", 1);
  expect(await found("backups", site)).toMatchObject({
    result: "ok",
    says: "The last complete one is less than a day old.",
  });

  await ran("drill", "succeeded", 24 * 10);
  expect(await found("restore-drill", site)).toMatchObject({
    result: "warning",
    says: "A backup was restored by a test 10 days ago.",
  });
  await ran("drill", "failed", 1, "It was cut off.");
  expect(await found("restore-drill", site)).toMatchObject({
    result: "broken",
    says: "The newest backup could not be restored: It was cut off.",
  });
  await db.delete(backupRun);
});

test("receives an announced change, and reports a database that receives nothing", async () => {
  expect((await found("announcements")).result).toBe("ok");
  const health = app.services.health;
  const deaf: typeof health = Object.create(health, {
    receiveAnnouncement: { value: () => Promise.reject(new Error("not heard")) },
  });
  const which = healthChecks.filter(({ id }) => id === "announcements");
  expect((await runChecks(deaf, which))[0]).toMatchObject({ result: "broken", isKnown: true });
});

test("counts all connections to the database server, and reports when few are left", async () => {
  const others = Array.from({ length: 8 }, () => new pg.Client({ connectionString: database.url }));
  await Promise.all(others.map((client) => client.connect()));
  // These connections, plus the one of this query.
  expect((await databaseConnections(db)).used).toBeGreaterThanOrEqual(9);
  await Promise.all(others.map((client) => client.end()));
  expect((await found("connections")).says).toMatch(
    /^\d+ of the server's \d+ connections are used; this node/,
  );
  const health = app.services.health;
  const crowded: typeof health = Object.create(health, {
    db: {
      value: Object.create(db, {
        execute: { value: async () => ({ rows: [{ used: 85, most: 97 }] }) },
      }),
    },
  });
  const which = healthChecks.filter(({ id }) => id === "connections");
  expect((await runChecks(crowded, which))[0]).toMatchObject({ result: "warning", isKnown: true });
});
