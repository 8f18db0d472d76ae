import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { smtpInbox } from "../../../test/smtp-inbox";
import { systemActor } from "../audit/actor";
import { createSealer } from "../crypto/sealer";
import { createLogger } from "../logging/logger";
import type { Mailer } from "../mail/mailer";
import { smtpMailer } from "../mail/smtp-mailer";
import { deliverMail } from "./deliver-mail";
import { enqueueMail, type MailToEnqueue } from "./enqueue-mail";
import type { PostOffice } from "./post-office";
import { retryMessage } from "./retry-message";
import { sweepOutbox } from "./sweep-outbox";
import { outboxMessage } from "./table";

const { db } = await testDatabase();
const sealer = createSealer("a secret of the tests, long enough");
const inbox = await smtpInbox();
const sender = async () => ({ name: "Prairie Lantern", address: "hello@prairielantern.example" });
const mailer = smtpMailer(inbox.url, sender);
const lines: string[] = [];
const log = createLogger({ destination: { write: (line: string) => void lines.push(line) } as never });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let clock = Date.now();
const now = () => new Date(clock);
const office: PostOffice = { db, sealer, mailer, log, now };

beforeEach(() => {
  inbox.messages.length = 0;
});
afterAll(() => inbox.down());

const write = async (changes: Partial<MailToEnqueue> = {}) => {
  const mail = {
    kind: "test.note",
    to: "jo@staff.example",
    toName: "Jo Müller",
    subject: "Grüße from the clinic",
    body: { html: "<p>Hello</p>", text: "Hello" },
    ...changes,
  };
  return (await db.transaction((tx) => enqueueMail(tx, sealer, mail, now()))) ?? "";
};
const stateOf = async (id: string) => {
  const [row] = await db.select().from(outboxMessage).where(eq(outboxMessage.id, id));
  if (!row) throw new Error("The message is gone.");
  return row;
};
const jobsWaiting = async (id: string) => {
  const { rows } = await db.execute<{ at: string }>(
    sql`select start_after as at from pgboss.job where data->>'id' = ${id} order by start_after`,
  );
  return rows.map(({ at }) => +new Date(at));
};
const idsIn = (messages: string[]) => messages.map((text) => /^Message-ID: (.+)$/im.exec(text)?.[1]);

describe("a message that is taken", () => {
  test("arrives once, from the hospital, in both forms, and is then sent", async () => {
    const id = await write();
    await deliverMail(office, id);
    await deliverMail(office, id);
    expect(inbox.messages).toHaveLength(1);
    const [text = ""] = inbox.messages;
    expect(text).toMatch(/^From: Prairie Lantern <hello@prairielantern\.example>/m);
    expect(text).toMatch(/^To: =\?UTF-8\?.+ <jo@staff\.example>/m);
    expect(text).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(text).toMatch(/text\/plain[\s\S]*Hello[\s\S]*text\/html[\s\S]*<p>Hello<\/p>/);
    expect(await stateOf(id)).toMatchObject({ state: "sent", attempts: 1, dueAt: null, sentAt: now() });
  });

  test("carries its files", async () => {
    const attachments = [
      { filename: "visit.ics", contentType: "text/calendar", content: Buffer.from("BEGIN") },
    ];
    await deliverMail(office, await write({ attachments }));
    expect(inbox.messages[0]).toMatch(/filename=visit\.ics[\s\S]*QkVHSU4=/);
  });

  test("ten workers at once send it once", async () => {
    const id = await write();
    await Promise.all(Array.from({ length: 10 }, () => deliverMail(office, id)));
    expect(inbox.messages).toHaveLength(1);
  });
});

describe("a message that is refused", () => {
  test("for now: waits, is tried again when its time comes, and keeps its id", async () => {
    const id = await write();
    inbox.refuse("recipient", { code: 451, text: "<jo@staff.example> try later" });
    await deliverMail(office, id);
    const { state, reason, dueAt } = await stateOf(id);
    expect([state, dueAt]).toEqual(["retrying", new Date(clock + MINUTE)]);
    expect(reason).toContain("try later");
    expect(reason).not.toContain("jo@staff");
    expect(await jobsWaiting(id)).toContain(clock + MINUTE);

    await deliverMail(office, id);
    expect(inbox.messages).toHaveLength(0);
    clock += MINUTE;
    await deliverMail(office, id);
    expect(inbox.messages).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ state: "sent", attempts: 2, reason: null });
  });

  test.each(["recipient", "message"] as const)(
    "for good (%s): fails with the reason, at once",
    async (stage) => {
      const id = await write();
      inbox.refuse(stage, { code: 550, text: "no such person" });
      await deliverMail(office, id);
      expect(await stateOf(id)).toMatchObject({ state: "failed", dueAt: null, attempts: 1 });
      expect((await stateOf(id)).reason).toContain("no such person");
    },
  );

  test("can be sent again by somebody", async () => {
    const id = await write();
    inbox.refuse("recipient", { code: 550, text: "no such person" });
    await deliverMail(office, id);
    await retryMessage(db, systemActor("test"), id, now());
    await deliverMail(office, id);
    expect(await stateOf(id)).toMatchObject({ state: "sent" });
    await expect(retryMessage(db, systemActor("test"), id, now())).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });
});

test("when the server was away for hours the message arrives all the same, with growing pauses", async () => {
  const id = await write();
  await inbox.down();
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await deliverMail(office, id);
    const { dueAt, state } = await stateOf(id);
    expect(state).toBe("retrying");
    pauses.push(+(dueAt ?? 0) - clock);
    clock = +(dueAt ?? 0);
  }
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(HOUR);
  await inbox.up();
  await deliverMail(office, id);
  expect(inbox.messages).toHaveLength(1);
  expect(await stateOf(id)).toMatchObject({ state: "sent" });
});

test("after two days of trying it is given up, with the last reason", async () => {
  const id = await write();
  await inbox.down();
  const end = clock + 49 * HOUR;
  while ((await stateOf(id)).state !== "failed") {
    await deliverMail(office, id);
    const { dueAt } = await stateOf(id);
    if (dueAt) clock = +dueAt;
    expect(clock).toBeLessThan(end + 5 * HOUR);
  }
  expect(clock).toBeGreaterThan(end - 6 * HOUR);
  expect((await stateOf(id)).reason).toMatch(/^Given up after two days\. .*ECONNREFUSED/);
  await inbox.up();
});

describe("a node that ends between handing over and noting it", () => {
  /** Hands the message over like the real one, and then nothing more is ever heard of it. */
  const dying: Mailer = {
    ...mailer,
    async send(mail, messageId) {
      await mailer.send(mail, messageId);
      await new Promise(() => {});
    },
  };
  const dieSending = async (id: string) => {
    const before = inbox.messages.length;
    void deliverMail({ ...office, mailer: dying }, id);
    while (inbox.messages.length === before) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  test("leaves one repetition at most, under the same id", async () => {
    const id = await write();
    await dieSending(id);
    await deliverMail(office, id);
    expect(inbox.messages).toHaveLength(1);

    clock += 11 * MINUTE;
    await sweepOutbox(office, 30);
    expect(await jobsWaiting(id)).toHaveLength(2);
    await dieSending(id);
    clock += 11 * MINUTE;
    await deliverMail(office, id);
    await deliverMail(office, id);
    expect(inbox.messages).toHaveLength(2);
    expect(new Set(idsIn(inbox.messages))).toEqual(new Set([`<${id}@prairielantern.example>`]));
    expect(await stateOf(id)).toMatchObject({ state: "failed" });
    expect((await stateOf(id)).reason).toContain("interrupted twice");
  });

  test("does not keep another node from finishing it", async () => {
    const id = await write();
    await dieSending(id);
    clock += 11 * MINUTE;
    await deliverMail(office, id);
    expect(await stateOf(id)).toMatchObject({ state: "sent", attempts: 2, interruptions: 1 });
  });
});

describe("where no mail server is configured", () => {
  test("the message is kept, and can be sent once there is one", async () => {
    const id = await write();
    await deliverMail({ ...office, mailer: null }, id);
    expect(await stateOf(id)).toMatchObject({ state: "kept", dueAt: null });
    expect((await stateOf(id)).sealed).not.toBeNull();
    await retryMessage(db, systemActor("test"), id, now());
    await deliverMail(office, id);
    expect(inbox.messages).toHaveLength(1);
  });
});

test("a message that nobody sends a job for is found by the sweep", async () => {
  const id = await write();
  await db.execute(sql`delete from pgboss.job where data->>'id' = ${id}`);
  await sweepOutbox(office, 30);
  expect(await jobsWaiting(id)).toEqual([]);
  clock += 2 * MINUTE;
  await sweepOutbox(office, 30);
  await sweepOutbox(office, 30);
  expect(await jobsWaiting(id)).toHaveLength(1);
});

test("a month after it was sent its text is gone, and that there was one stays known", async () => {
  const id = await write();
  await deliverMail(office, id);
  clock += 29 * 24 * HOUR;
  await sweepOutbox(office, 30);
  expect((await stateOf(id)).sealed).not.toBeNull();
  clock += 2 * 24 * HOUR;
  await sweepOutbox(office, 30);
  expect(await stateOf(id)).toMatchObject({ sealed: null, state: "sent", kind: "test.note" });
});

test("a message whose secret was lost fails, and says so", async () => {
  const id = await write();
  const other = createSealer("another secret of the tests, as long");
  await deliverMail({ ...office, sealer: other }, id);
  expect(await stateOf(id)).toMatchObject({
    state: "failed",
    reason: "The message cannot be read: UnreadableSeal.",
  });
});

test("the log names nobody", () => {
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.join("")).not.toMatch(/jo@staff|Müller|Grüße/);
});
