import { sql } from "drizzle-orm";
import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { createSealer } from "../crypto/sealer";
import { enqueueMail, type MailToEnqueue } from "./enqueue-mail";
import { MAIL_PURPOSE } from "./open-mail";
import { outboxMessage } from "./table";

const { db } = await testDatabase();
const sealer = createSealer("a secret of the tests, long enough");
const invitation: MailToEnqueue = {
  kind: "test.invitation",
  to: "jo@staff.example",
  toName: "Jo Miller",
  subject: "You are invited",
  body: createElement(
    "p",
    null,
    "Come ",
    createElement("a", { href: "https://hospital.example/in" }, "in"),
    ".",
  ),
};
const enqueue = (changes: Partial<MailToEnqueue> = {}) =>
  db.transaction((tx) => enqueueMail(tx, sealer, { ...invitation, ...changes }));
const jobsFor = async (id: string) =>
  (await db.execute(sql`select 1 from pgboss.job where name = 'deliver-mail' and data->>'id' = ${id}`)).rows;

test("a message and its job exist after the commit, and neither after a rollback", async () => {
  const id = await enqueue();
  const attempt = db.transaction(async (tx) => {
    await enqueueMail(tx, sealer, invitation);
    throw new Error("no");
  });
  await expect(attempt).rejects.toThrow("no");
  expect(await db.$count(outboxMessage)).toBe(1);
  expect(await jobsFor(id ?? "")).toHaveLength(1);
});

test("stores it sealed, with both forms of the body", async () => {
  await enqueue();
  const rows = await db.select().from(outboxMessage);
  expect(JSON.stringify(rows)).not.toMatch(/jo@staff|Miller|invited/);
  const content = JSON.parse(sealer.open(rows.at(-1)?.sealed ?? "", MAIL_PURPOSE));
  expect(content.html).toMatch(/<p>Come <a href="https:\/\/hospital.example\/in">in<\/a>\.<\/p>/);
  expect(content.text).toMatch(/Come in.*https:\/\/hospital\.example\/in/);
});

test("with the same key it is one message", async () => {
  expect(await enqueue({ dedupeKey: "invite 1" })).not.toBeNull();
  expect(await enqueue({ dedupeKey: "invite 1" })).toBeNull();
});

describe("refuses forged headers", () => {
  test.each<[string, Partial<MailToEnqueue>]>([
    ["a line break in the subject", { subject: "Hello\r\nBcc: all@staff.example" }],
    ["a line break in the name", { toName: "Jo\nBcc: all@staff.example" }],
    ["a second address", { to: "jo@staff.example, all@staff.example" }],
    ["a name in the address", { to: "Jo <jo@staff.example>" }],
    ["a line break in the address", { to: "jo@staff.example\r\nRCPT TO:<all@staff.example>" }],
    ["a line break in a header", { headers: { "X-Note": "a\r\nBcc: all@staff.example" } }],
    ["a line break in a header's name", { headers: { "X-Note: a\r\nBcc": "all@staff.example" } }],
    ["a header that names receivers", { headers: { Bcc: "all@staff.example" } }],
    ["a line break in a file's name", { attachments: [file("a\r\nb.txt", "text/plain")] }],
    ["a line break in a file's type", { attachments: [file("a.txt", "text/plain\r\nX: y")] }],
  ])("%s", async (_what, changes) => {
    await expect(enqueue(changes)).rejects.toThrow();
  });
});

function file(filename: string, contentType: string) {
  return { filename, contentType, content: Buffer.from("x") };
}
