import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEvent } from "~/platform/audit/table";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { createSealer } from "~/platform/crypto/sealer";
import { MAIL_PURPOSE } from "~/platform/outbox/open-mail";
import { outboxMessage } from "~/platform/outbox/table";
import { testDatabase } from "../../../test/database";
import { publishedForm, question } from "../../../test/factories/form";
import type { PublishedForm } from "./form/table";
import { readAnswers } from "./read-answers";
import { openAnswers, openSender, openSensitiveAnswers } from "./sealed-answers";
import { submitForm } from "./submit-form";
import { formSubmission } from "./table";

const { db } = await testDatabase();
const sealer = createSealer("secret of the test");
const services = {
  db,
  sealer,
  keyedHash: createKeyedHash("secret of the test"),
  timeZone: "America/Chicago",
  takesPayments: true,
  now: () => new Date("2026-11-21T18:00:00Z"),
};

const formWithQuestions = publishedForm({
  title: "Ask us",
  questions: [
    question("firstName", "text", { sender: "firstName" }),
    question("email", "email", { sender: "email" }),
    question("condition", "textarea", { sensitive: true }),
  ],
  confirmsByMail: true,
  notify: ["desk@example.org"],
  retentionDays: 30,
});
const said = { firstName: ["Canary"], email: ["canary@example.org"], condition: ["hives and dread"] };

async function send(form: PublishedForm, values: Record<string, string[]>, idempotencyKey: string) {
  const rules = { timeZone: services.timeZone, today: "2026-11-21" };
  const { answers } = readAnswers(form, { values, files: {} }, rules);
  return submitForm(services, { form, answers, utm: {}, idempotencyKey });
}

async function mails() {
  const rows = await db.select().from(outboxMessage);
  return rows.map(({ sealed }) => JSON.parse(sealer.open(sealed ?? "", MAIL_PURPOSE)));
}

test("a submission is encrypted, sensitive answers separately, and reads back as it was asked", async () => {
  const { submission, name } = await send(formWithQuestions, said, "first");
  expect(name).toBe("Canary");
  const [row] = await db.select().from(formSubmission).where(eq(formSubmission.id, submission.id));
  if (!row) throw new Error("Nothing was stored.");
  expect(JSON.stringify(row)).not.toMatch(/canary|hives/i);
  expect(openSender(sealer, row)).toMatchObject({ name: "Canary", email: "canary@example.org" });
  expect(openAnswers(sealer, row).map(({ text }) => text)).toEqual(["Canary", "canary@example.org"]);
  expect(openSensitiveAnswers(sealer, row)).toMatchObject([
    { label: "Question condition", text: "hives and dread" },
  ]);
  expect(row.deleteAfter).toEqual(new Date("2026-12-21T18:00:00Z"));
  expect(JSON.stringify(await db.select().from(auditEvent))).not.toMatch(/canary|hives/i);
});

test("staff are notified that there is something to read, the sender that it arrived, neither with its content", async () => {
  const [staff, sender] = await mails();
  expect(staff).toMatchObject({ to: "desk@example.org" });
  expect(staff.subject).toContain("You have a new submission");
  expect(JSON.stringify(staff)).not.toMatch(/canary|hives|Ask us/i);
  expect(sender).toMatchObject({ to: "canary@example.org" });
  expect(sender.text).toContain("Hello Canary");
  expect(JSON.stringify(sender)).not.toMatch(/hives/i);
});

test("sent ten times at once with one key, it is one submission with its two emails", async () => {
  const before = await db.$count(formSubmission);
  const mailsBefore = await db.$count(outboxMessage);
  const sent = await Promise.all(Array.from({ length: 10 }, () => send(formWithQuestions, said, "the same")));
  expect(new Set(sent.map(({ submission }) => submission.id)).size).toBe(1);
  expect(await db.$count(formSubmission)).toBe(before + 1);
  expect(await db.$count(outboxMessage)).toBe(mailsBefore + 2);
});

test("a name that is a message is not emailed to anyone", async () => {
  await send(formWithQuestions, { ...said, firstName: ["Win at evil.example/now"] }, "spam");
  expect(JSON.stringify(await mails())).not.toContain("evil.example");
});
