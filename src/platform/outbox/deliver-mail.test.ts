import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { smtpInbox } from "../../../test/smtp-inbox";
import { systemActor } from "../audit/actor";
import { createSealer } from "../crypto/sealer";
import { createLogger } from "../logging/logger";
import type { Mailer } from "../mail/mailer";
import { MAIL_SITE } from "../mail/site-links";
import { smtpMailer } from "../mail/smtp-mailer";
import { deliverMail } from "./deliver-mail";
import { enqueueMail, type MailToEnqueue } from "./enqueue-mail";
import type { MailDeps } from "./mail-deps";
import { releaseWaiting } from "./release-waiting";
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
const deps: MailDeps = { db, sealer, mailer, site: undefined, log, now };

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

describe("an accepted message", () => {
  test("arrives once, from the hospital, in both forms, and is then sent", async () => {
    const id = await write();
    await deliverMail(deps, id);
    await deliverMail(deps, id);
    expect(inbox.messages).toHaveLength(1);
    const [text = ""] = inbox.messages;
    expect(text).toMatch(/^From: Prairie Lantern <hello@prairielantern\.example>/m);
    expect(text).toMatch(/^To: =\?UTF-8\?.+ <jo@staff\.example>/m);
    expect(text).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(text).toMatch(/text\/plain[\s\S]*Hello[\s\S]*text\/html[\s\S]*<p>Hello<\/p>/);
    expect(await stateOf(id)).toMatchObject({ state: "sent", attempts: 1, dueAt: null, sentAt: now() });
  });

  test("includes its attachments", async () => {
    const attachments = [
      { filename: "visit.ics", contentType: "text/calendar", content: Buffer.from("BEGIN") },
    ];
    await deliverMail(deps, await write({ attachments }));
    expect(inbox.messages[0]).toMatch(/filename=visit\.ics[\s\S]*QkVHSU4=/);
  });

  test("is sent once by ten simultaneous workers", async () => {
    const id = await write();
    await Promise.all(Array.from({ length: 10 }, () => deliverMail(deps, id)));
    expect(inbox.messages).toHaveLength(1);
  });
});

describe("a message with links to the site", () => {
  const body = {
    html: `<a href="${MAIL_SITE}/giving/token">Your gifts</a>`,
    text: `Your gifts: ${MAIL_SITE}/giving/token`,
  };
  const site = "https://www.hospital.example";

  test("waits while SITE_URL is not set, then is sent once, with links to the site", async () => {
    const id = await write({ body, headers: { "List-Unsubscribe": `<${MAIL_SITE}/leave>` } });
    await deliverMail({ ...deps, site: undefined }, id);
    expect(await stateOf(id)).toMatchObject({ state: "waiting", dueAt: null, attempts: 0 });
    expect((await stateOf(id)).reason).toContain("SITE_URL");
    await releaseWaiting({ ...deps, site: undefined });
    expect((await stateOf(id)).state).toBe("waiting");
    expect(inbox.messages).toHaveLength(0);

    clock += 3 * 24 * HOUR;
    await Promise.all([releaseWaiting({ ...deps, site }), releaseWaiting({ ...deps, site })]);
    expect(await stateOf(id)).toMatchObject({ state: "queued", queuedAt: now(), reason: null });
    expect(await jobsWaiting(id)).toHaveLength(2);
    await Promise.all([deliverMail({ ...deps, site }, id), deliverMail({ ...deps, site }, id)]);
    expect(inbox.messages).toHaveLength(1);
    expect(inbox.messages[0]).toContain(`<a href="${site}/giving/token">`);
    expect(inbox.messages[0]).toContain(`Your gifts: ${site}/giving/token`);
    expect(inbox.messages[0]).toContain(`List-Unsubscribe: <${site}/leave>`);
    expect(inbox.messages[0]).not.toContain("site-address.invalid");
  });

  test("also waits if only its calendar file has one, folded over two lines", async () => {
    const line = `DESCRIPTION:${"Bring a pillow. ".repeat(3)}${MAIL_SITE}/classes/birth`;
    const folded = `BEGIN:VCALENDAR\r\n${line.slice(0, 70)}\r\n ${line.slice(70)}\r\nEND:VCALENDAR\r\n`;
    const attachments = [
      { filename: "class.ics", contentType: "text/calendar; charset=utf-8", content: Buffer.from(folded) },
    ];
    const id = await write({ attachments });
    await deliverMail({ ...deps, site: undefined }, id);
    expect((await stateOf(id)).state).toBe("waiting");
    await releaseWaiting({ ...deps, site });
    await deliverMail({ ...deps, site }, id);
    const sent =
      inbox.messages[0]
        ?.split("class.ics")
        .at(-1)
        ?.split(/\r?\n\r?\n/)[1] ?? "";
    const calendar = Buffer.from(sent, "base64").toString();
    expect(calendar.replaceAll("\r\n ", "")).toContain(`${site}/classes/birth\r\n`);
    expect(calendar.split("\r\n").every((part) => Buffer.byteLength(part) <= 75)).toBe(true);
  });

  test("does not wait without links", async () => {
    const id = await write();
    await deliverMail({ ...deps, site: undefined }, id);
    expect(await stateOf(id)).toMatchObject({ state: "sent" });
  });

  test("is not sent once its link has stopped working", async () => {
    const id = await write({ body, expiresAt: new Date(clock + HOUR) });
    await deliverMail({ ...deps, site: undefined }, id);
    clock += HOUR;
    await releaseWaiting({ ...deps, site });
    await deliverMail({ ...deps, site }, id);
    expect(inbox.messages).toHaveLength(0);
    expect(await stateOf(id)).toMatchObject({
      state: "failed",
      reason: "The link in it stopped working before it could be sent.",
    });
  });
});

describe("a refused message", () => {
  test("temporarily: waits, is retried when it is due, and keeps its id", async () => {
    const id = await write();
    inbox.refuse("recipient", { code: 451, text: "<jo@staff.example> try later" });
    await deliverMail(deps, id);
    const { state, reason, dueAt } = await stateOf(id);
    expect([state, dueAt]).toEqual(["retrying", new Date(clock + MINUTE)]);
    expect(reason).toContain("try later");
    expect(reason).not.toContain("jo@staff");
    expect(await jobsWaiting(id)).toContain(clock + MINUTE);

    await deliverMail(deps, id);
    expect(inbox.messages).toHaveLength(0);
    clock += MINUTE;
    await deliverMail(deps, id);
    expect(inbox.messages).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ state: "sent", attempts: 2, reason: null });
  });

  test.each(["recipient", "message"] as const)(
    "permanently (%s): fails with the reason, at once",
    async (stage) => {
      const id = await write();
      inbox.refuse(stage, { code: 550, text: "no such person" });
      await deliverMail(deps, id);
      expect(await stateOf(id)).toMatchObject({ state: "failed", dueAt: null, attempts: 1 });
      expect((await stateOf(id)).reason).toContain("no such person");
    },
  );

  test("can be sent again by staff", async () => {
    const id = await write();
    inbox.refuse("recipient", { code: 550, text: "no such person" });
    await deliverMail(deps, id);
    await retryMessage(db, systemActor("test"), id, now());
    await deliverMail(deps, id);
    expect(await stateOf(id)).toMatchObject({ state: "sent" });
    await expect(retryMessage(db, systemActor("test"), id, now())).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });
});

test("arrives after the server was away for hours, retried with growing pauses", async () => {
  const id = await write();
  await inbox.down();
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await deliverMail(deps, id);
    const { dueAt, state } = await stateOf(id);
    expect(state).toBe("retrying");
    pauses.push(+(dueAt ?? 0) - clock);
    clock = +(dueAt ?? 0);
  }
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(HOUR);
  await inbox.up();
  await deliverMail(deps, id);
  expect(inbox.messages).toHaveLength(1);
  expect(await stateOf(id)).toMatchObject({ state: "sent" });
});

test("is given up after two days of retries, with the last reason", async () => {
  const id = await write();
  await inbox.down();
  const end = clock + 49 * HOUR;
  while ((await stateOf(id)).state !== "failed") {
    await deliverMail(deps, id);
    const { dueAt } = await stateOf(id);
    if (dueAt) clock = +dueAt;
    expect(clock).toBeLessThan(end + 5 * HOUR);
  }
  expect(clock).toBeGreaterThan(end - 6 * HOUR);
  expect((await stateOf(id)).reason).toMatch(/^Given up after 2 days\. .*ECONNREFUSED/);
  await inbox.up();
});

describe("a node that dies", () => {
  /** Sends until the server does not respond, and hangs there. */
  const dieSending = async (stage: "recipient" | "message") => {
    const to = `${stage}-${clock}@staff.example`;
    const id = await write({ to });
    const reached = inbox.hold(stage, to);
    void deliverMail(deps, id);
    await reached;
    return id;
  };

  test("before handing the message over leaves it to another node, which sends it once", async () => {
    const id = await dieSending("recipient");
    await deliverMail(deps, id);
    expect(inbox.messages).toHaveLength(0);
    clock += 21_000;
    await sweepOutbox(deps, 30);
    expect(await jobsWaiting(id)).toHaveLength(2);
    await Promise.all([deliverMail(deps, id), deliverMail(deps, id)]);
    expect(inbox.messages).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ state: "sent", attempts: 2, interruptions: 1 });
  });

  test("after handing the message over leaves it to staff, with the same id", async () => {
    const id = await dieSending("message");
    expect(inbox.messages).toHaveLength(1);
    clock += 41_000;
    await deliverMail(deps, id);
    await deliverMail(deps, id);
    expect(inbox.messages).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ state: "unclear", dueAt: null, sentAt: null });
    expect((await stateOf(id)).reason).toContain("may have been delivered");

    await retryMessage(db, systemActor("test"), id, now());
    await deliverMail(deps, id);
    expect(await stateOf(id)).toMatchObject({ state: "sent" });
    expect(new Set(idsIn(inbox.messages))).toEqual(new Set([`<${id}@prairielantern.example>`]));
  });

  test("too often causes the message to fail", async () => {
    const id = await write();
    await db
      .update(outboxMessage)
      .set({ state: "sending", dueAt: null, sendingSince: now(), leaseUntil: now(), interruptions: 5 })
      .where(eq(outboxMessage.id, id));
    await deliverMail(deps, id);
    expect(await stateOf(id)).toMatchObject({ state: "failed" });
    expect(inbox.messages).toHaveLength(0);
  });
});

test("a slow node does not hand over a message that another node has claimed in the meantime", async () => {
  const id = await write();
  const { promise: isMade, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: isReady, resolve: ready } = Promise.withResolvers<void>();
  const slow: Mailer = {
    ...mailer,
    send: (mail, messageId, beforeHandOver) =>
      mailer.send(mail, messageId, async () => {
        ready();
        await isMade;
        await beforeHandOver();
      }),
  };
  const late = deliverMail({ ...deps, mailer: slow }, id);
  await isReady;
  clock += 21_000;
  await deliverMail(deps, id);
  goOn();
  await late;
  expect(inbox.messages).toHaveLength(1);
  expect(await stateOf(id)).toMatchObject({ state: "sent", attempts: 2 });
});

test("does not send a message again automatically if the mail server disconnects without confirming it", async () => {
  const to = `unheard-${clock}@staff.example`;
  const id = await write({ to });
  const reached = inbox.hold("message", to);
  const sending = deliverMail(deps, id);
  await reached;
  await inbox.down();
  await sending;
  await inbox.up();
  expect(await stateOf(id)).toMatchObject({ state: "unclear", dueAt: null });
  clock += 2 * HOUR;
  await sweepOutbox(deps, 30);
  await deliverMail(deps, id);
  expect(inbox.messages).toHaveLength(1);
});

describe("without a mail server", () => {
  test("the message is kept, and can be sent once there is one", async () => {
    const id = await write();
    await deliverMail({ ...deps, mailer: null }, id);
    expect(await stateOf(id)).toMatchObject({ state: "kept", dueAt: null });
    expect((await stateOf(id)).sealed).not.toBeNull();
    await retryMessage(db, systemActor("test"), id, now());
    await deliverMail(deps, id);
    expect(inbox.messages).toHaveLength(1);
  });
});

test("the sweep finds a message without a job", async () => {
  const id = await write();
  await db.execute(sql`delete from pgboss.job where data->>'id' = ${id}`);
  await sweepOutbox(deps, 30);
  expect(await jobsWaiting(id)).toEqual([]);
  clock += 2 * MINUTE;
  await sweepOutbox(deps, 30);
  await sweepOutbox(deps, 30);
  expect(await jobsWaiting(id)).toHaveLength(1);
});

test("a month after it was sent, its text is deleted, and the fact that it was sent is kept", async () => {
  const id = await write();
  await deliverMail(deps, id);
  clock += 29 * 24 * HOUR;
  await sweepOutbox(deps, 30);
  expect((await stateOf(id)).sealed).not.toBeNull();
  clock += 2 * 24 * HOUR;
  await sweepOutbox(deps, 30);
  expect(await stateOf(id)).toMatchObject({ sealed: null, state: "sent", kind: "test.note" });
});

test("a message whose secret was lost fails with a reason", async () => {
  const id = await write();
  const other = createSealer("another secret of the tests, as long");
  await deliverMail({ ...deps, sealer: other }, id);
  expect(await stateOf(id)).toMatchObject({
    state: "failed",
    reason: "The message cannot be read: UnreadableSeal.",
  });
});

test("the log names nobody", () => {
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.join("")).not.toMatch(/jo@staff|Müller|Grüße/);
});
