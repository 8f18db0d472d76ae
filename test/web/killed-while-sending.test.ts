import { eq, isNotNull } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { createSealer } from "~/platform/crypto/sealer";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { outboxMessage } from "~/platform/outbox/table";
import { testDatabase } from "../database";
import { smtpInbox } from "../smtp-inbox";
import { startSite } from "../start-site";

/** Far beyond the minute that is promised: a busy machine takes its time. */
const PATIENT = { timeout: 180_000, interval: 200 };
vi.setConfig({ testTimeout: 400_000 });

const { db, pool, url } = await testDatabase();
const inbox = await smtpInbox();
afterAll(() => inbox.down());
const secret = "of the process that is killed, and the next";
const start = () =>
  startSite({
    env: {
      DATABASE_URL: url,
      APP_SECRET: secret,
      SEED: "empty",
      SMTP_URL: inbox.url,
      MAIL_FROM: "The Hospital <hello@hospital.example>",
    },
  });

test("messages that a killed process was sending are sent by the next, and none of them twice", async () => {
  const killed = await start();
  const sealer = createSealer(secret);
  const write = async (to: string) => {
    const mail = { kind: "test.note", to, subject: "Hello", body: { html: "<p>Hello</p>", text: "Hello" } };
    return (await db.transaction((tx) => enqueueMail(tx, sealer, mail))) ?? "";
  };
  const stateOf = async (id: string) =>
    (await db.select().from(outboxMessage).where(eq(outboxMessage.id, id)))[0];
  const copiesTo = (to: string) => inbox.messages.filter((text) => text.includes(`To: ${to}`)).length;

  const early = "early@staff.example";
  const almost = "almost@staff.example";
  const late = "late@staff.example";
  const reached = [inbox.hold("recipient", early), inbox.hold("message", late)];
  const ids = { early: await write(early), late: await write(late), almost: "" };
  await Promise.all(reached);
  // The third waits with all of its text but the end at the mail server, because its row is locked.
  const locker = await pool.connect();
  const waiting = () =>
    vi.waitFor(async () => {
      const { rows } = await pool.query<{ pid: number }>(
        "select pid from pg_stat_activity where wait_event_type = 'Lock' and query like 'update \"outbox_message\"%handed_over_at%'",
      );
      expect(rows).toHaveLength(1);
      return rows[0]?.pid;
    }, PATIENT);
  const held = inbox.hold("recipient", almost);
  ids.almost = await write(almost);
  await held;
  await locker.query("begin");
  await locker.query("select from outbox_message where id = $1 for update", [ids.almost]);
  inbox.release(almost);
  const pid = await waiting();
  expect((await stateOf(ids.almost))?.state).toBe("sending");
  process.kill(-(killed.process.pid ?? 0), "SIGKILL");
  // PostgreSQL goes on with a query whose asker is gone; this one never came that far.
  await pool.query("select pg_terminate_backend($1)", [pid]);
  await locker.query("rollback");
  locker.release();
  expect([copiesTo(early), copiesTo(almost), copiesTo(late)]).toEqual([0, 0, 1]);

  // As if the claims had run out, which takes up to forty seconds. The next process compares it with its own clock, which a test cannot turn,
  // and no setting shortens it: a process that is only slow must not lose its messages. That a claim is left alone until then, and taken over afterwards,
  // src/platform/outbox/deliver-mail.test.ts shows with a clock of its own.
  await db.update(outboxMessage).set({ leaseUntil: new Date() }).where(isNotNull(outboxMessage.leaseUntil));
  const next = await start();
  await vi.waitFor(async () => {
    const states = await Promise.all([ids.early, ids.almost, ids.late].map(stateOf));
    expect(states.map((message) => message?.state)).toEqual(["sent", "sent", "unclear"]);
  }, PATIENT);
  expect([copiesTo(early), copiesTo(almost), copiesTo(late)]).toEqual([1, 1, 1]);
  await next.stop();
});
