import { eq, isNotNull } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { createSealer } from "~/platform/crypto/sealer";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { outboxMessage } from "~/platform/outbox/table";
import { testDatabase } from "../database";
import { smtpInbox } from "../smtp-inbox";
import { startSite } from "../start-site";

/** Far longer than the promised minute: a busy machine is slow. */
const LONG_TIMEOUT = { timeout: 180_000, interval: 200 };
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

test("the next process sends the messages of a killed one, and none of them twice", async () => {
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
  // The third message waits at the mail server, complete except for its end, because its row is locked.
  const locker = await pool.connect();
  const waiting = () =>
    vi.waitFor(async () => {
      const { rows } = await pool.query<{ pid: number }>(
        "select pid from pg_stat_activity where wait_event_type = 'Lock' and query like 'update \"outbox_message\"%handed_over_at%'",
      );
      expect(rows).toHaveLength(1);
      return rows[0]?.pid;
    }, LONG_TIMEOUT);
  const held = inbox.hold("recipient", almost);
  ids.almost = await write(almost);
  await held;
  await locker.query("begin");
  await locker.query("select from outbox_message where id = $1 for update", [ids.almost]);
  inbox.release(almost);
  const pid = await waiting();
  expect((await stateOf(ids.almost))?.state).toBe("sending");
  process.kill(-(killed.process.pid ?? 0), "SIGKILL");
  // PostgreSQL continues a query whose client has disconnected; this query never got that far.
  await pool.query("select pg_terminate_backend($1)", [pid]);
  await locker.query("rollback");
  locker.release();
  expect([copiesTo(early), copiesTo(almost), copiesTo(late)]).toEqual([0, 0, 1]);

  // Simulates the end of the claims, which takes up to forty seconds. The next process compares it with its
  // own clock, which a test cannot set, and no setting shortens it: a process that is merely slow must not
  // lose its messages. src/platform/outbox/deliver-mail.test.ts shows, with its own clock, that a claim is
  // left alone until then and taken over afterward.
  await db.update(outboxMessage).set({ leaseUntil: new Date() }).where(isNotNull(outboxMessage.leaseUntil));
  const next = await start();
  await vi.waitFor(async () => {
    const states = await Promise.all([ids.early, ids.almost, ids.late].map(stateOf));
    expect(states.map((message) => message?.state)).toEqual(["sent", "sent", "unclear"]);
  }, LONG_TIMEOUT);
  expect([copiesTo(early), copiesTo(almost), copiesTo(late)]).toEqual([1, 1, 1]);
  await next.stop();
});
