import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { awardForms } from "~/demo/content/forms/award";
import { conferenceForm } from "~/demo/content/forms/conference";
import { auditEvent } from "~/platform/audit/table";
import { domainServices } from "~/platform/domain-services";
import { outboxMessage } from "~/platform/outbox/table";
import { testActor } from "../../../../test/factories/content";
import { question } from "../../../../test/factories/form";
import { mailsIn } from "../../../../test/factories/services";
import { packedActions, packedPdf } from "../../../../test/packed-pdf";
import { representatives } from "../../../../test/test-all";
import { testApp } from "../../../../test/web-app";
import { deleteSubmission } from "../delete-submission";
import { attachmentLimits } from "../files/attachment-limits";
import { fileReference } from "../files/file-reference";
import { readFile } from "../files/read-file";
import { storeFiles } from "../files/store-files";
import { sweepFiles } from "../files/sweep-files";
import { formType } from "../form/definition";
import { openAnswers, openSensitiveAnswers } from "../sealed-answers";
import { formFile, formSubmission } from "../table";

let days = 0;
const now = () => new Date(Date.now() + days * 86_400_000);
const { url, services, logged } = await testApp({ settings: { CAPTCHA: "off" }, services: { now } });
const { db, sealer, storage } = services;
const forms = domainServices(services, services.env);

const form = {
  title: "Apply",
  slug: "apply",
  retentionDays: 30,
  questions: [
    question("firstName", "text", { sender: "firstName", required: true }),
    question("languages", "choices", { choices: ["English", "Spanish", "Somali"] }),
    question("second", "page"),
    question("story", "textarea", { sensitive: true, required: true }),
    question("card", "file"),
  ],
};
beforeAll(async () => {
  await createItem({ db, actor: testActor }, formType, form, { publish: true, trusted: true });
  await createItem({ db, actor: testActor }, formType, { ...form, slug: "draft" });
});

type Sent = [name: string, value: string | File][];
const filled: Sent = [
  ["firstName", "Canary"],
  ["languages", "Spanish"],
  ["languages", "English"],
  ["story", "hives and dread"],
];

async function send(fields: Sent, { path = "apply", key = randomUUID() as string } = {}) {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const headers = { "idempotency-key": key, accept: "application/json" };
  const answer = await fetch(`${url}/api/form/${path}`, { method: "POST", body, headers });
  return { status: answer.status, body: await answer.json() };
}

const stored = async (id: string) => {
  const [row] = await db.select().from(formSubmission).where(eq(formSubmission.id, id));
  if (!row) throw new Error("Nothing was stored.");
  return row;
};
const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#0f4c45" } })
  .jpeg()
  .toBuffer();
const card = (bytes: Uint8Array = picture, name = "card.jpg") =>
  new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });

test("accepts a form with every value of a name, and logs nothing of it", async () => {
  const { status, body } = await send(filled);
  expect([status, body.name]).toEqual([200, "Canary"]);
  const row = await stored(body.submission.id);
  expect(openAnswers(sealer, row).map(({ text }) => text)).toEqual(["Canary", "English, Spanish"]);
  expect(openSensitiveAnswers(sealer, row)[0]?.text).toBe("hives and dread");
  expect(JSON.stringify(logged())).not.toMatch(/canary|hives/i);
});

describe("of the demo hospital", () => {
  const publish = (content: object) =>
    createItem({ db, actor: testActor }, formType, content, { publish: true, trusted: true });

  test("a registration for the conference is stored, and confirmed by email", async () => {
    await publish(conferenceForm);
    const { status, body } = await send(
      [
        ["firstName", "Ana"],
        ["lastName", "Lind"],
        ["email", "ana@guests.example"],
        ["role", "Fire or ambulance squad"],
        ["squad", "4"],
        ["groups", "Farm injuries"],
      ],
      { path: conferenceForm.slug },
    );
    expect([status, body.name]).toEqual([200, "Ana"]);
    const answers = openAnswers(sealer, await stored(body.submission.id));
    expect(Object.fromEntries(answers.map(({ name, text }) => [name, text]))).toMatchObject({
      email: "ana@guests.example",
      role: "Fire or ambulance squad",
      squad: "4",
      groups: "Farm injuries",
    });
    const confirmed = (await mailsIn(db)).filter(({ to }) => to === "ana@guests.example");
    expect(confirmed.map(({ text }) => text)).toEqual([expect.stringContaining("Your name is on the list")]);
  });

  test("feedback for an award is stored, and staff are notified that it exists, without its content", async () => {
    const { lanternForm } = awardForms;
    await publish(lanternForm);
    const { status, body } = await send(
      [
        ["nurse", "Wilma of the emergency room"],
        ["youAre", "A patient"],
        ["story", "She stayed until my sister came."],
      ],
      { path: lanternForm.slug },
    );
    expect(status).toBe(200);
    const row = await stored(body.submission.id);
    expect(openAnswers(sealer, row)).toContainEqual(
      expect.objectContaining({ name: "nurse", text: "Wilma of the emergency room" }),
    );
    expect(openSensitiveAnswers(sealer, row)[0]?.text).toBe("She stayed until my sister came.");
    const staffMails = (await mailsIn(db)).filter(({ to }) => lanternForm.notify.includes(to));
    expect(staffMails).toHaveLength(1);
    expect(staffMails[0]?.text).not.toMatch(/Wilma|sister/);
  });
});

test("the same key with the same fields is one submission; another file makes it another", async () => {
  const before = await db.$count(formSubmission);
  const first = await send(filled, { key: "a-key-of-mine" });
  expect((await send(filled, { key: "a-key-of-mine" })).body).toEqual(first.body);
  expect(await db.$count(formSubmission)).toBe(before + 1);
  const other = await send([...filled, ["card", card()]], { key: "a-key-of-mine" });
  expect(other.body.submission.id).not.toBe(first.body.submission.id);
});

test("returns every error at once", async () => {
  const { status, body } = await send([["languages", "Klingon"]]);
  const names = body.error.errors.map(({ propertyName }: { propertyName: string }) => propertyName);
  expect([status, names]).toEqual([422, ["firstName", "languages", "story"]]);
});

test("validates one page alone, and stores nothing", async () => {
  const before = await db.$count(formSubmission);
  expect((await send([["firstName", "Jo"]], { path: "apply/page/0" })).status).toBe(200);
  expect((await send([["firstName", "Jo"]], { path: "apply/page/1" })).body.error.errors).toHaveLength(1);
  expect((await send([], { path: "apply/page/7" })).status).toBe(404);
  expect(await db.$count(formSubmission)).toBe(before);
});

test.each(["draft", "no-such-form"])("there is no form at %s", async (path) => {
  expect((await send(filled, { path })).status).toBe(404);
});

describe("a file", () => {
  test("is stored encrypted, read by staff with an audit entry, and deleted with the submission", async () => {
    const { body } = await send([...filled, ["card", card()]]);
    const { id } = body.submission;
    const [row] = await db.select().from(formFile).where(eq(formFile.submissionId, id));
    const bytes = (await storage.get(row?.storageKey ?? ""))?.bytes;
    expect(bytes?.includes("JFIF")).toBe(false);
    const read = await readFile(services, storage, testActor, { submissionId: id, fileId: row?.id ?? "" });
    expect(read).toMatchObject({ filename: "card.jpg", mimeType: "image/jpeg" });
    expect((await sharp(read.bytes).metadata()).width).toBe(8);
    const noted = await db.select().from(auditEvent).where(eq(auditEvent.action, "submission.file-read"));
    expect(noted.map(({ subjectId }) => subjectId)).toEqual([id]);

    await db.transaction((tx) => deleteSubmission(tx, testActor, id));
    await sweepFiles(services, storage);
    expect(await storage.get(row?.storageKey ?? "")).toBeNull();
    expect(await db.$count(formFile, eq(formFile.id, row?.id ?? ""))).toBe(0);
  });

  test("of another type is refused at its field, and nothing is stored", async () => {
    const before = await db.$count(formFile);
    const svg = card(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"), "card.jpg");
    const { status, body } = await send([...filled, ["card", svg]]);
    expect(status).toBe(422);
    expect(body.error.errors).toEqual([{ propertyName: "card", message: expect.stringContaining("PDF") }]);
    expect(await db.$count(formFile)).toBe(before);
  });

  test.each(representatives(packedActions, (one) => one === packedActions[0]))(
    "that is a PDF with %s, compressed, is refused, and nothing is stored",
    async (_, action) => {
      const before = await db.$count(formFile);
      const { status, body } = await send([...filled, ["card", card(packedPdf(action), "card.pdf")]]);
      expect(status).toBe(422);
      expect(body.error.errors).toEqual([
        { propertyName: "card", message: expect.stringContaining("active content") },
      ]);
      expect(await db.$count(formFile)).toBe(before);
    },
  );

  test("too many, one that is too large, or a body beyond the limit, are refused", async () => {
    const six: Sent = Array.from({ length: 6 }, () => ["card", card()]);
    expect((await send([...filled, ...six])).body.error.errors[0].message).toContain("5 files");
    const large = card(Buffer.alloc(attachmentLimits.bytes + 1));
    expect((await send([...filled, ["card", large]])).body.error.errors[0].message).toContain(
      "at most 10 MB",
    );
    const huge = card(Buffer.alloc(23 * 1024 * 1024));
    expect((await send([...filled, ["card", huge]]).catch(() => ({ status: 413 }))).status).toBe(413);
  });

  test("of another submission cannot be referenced", async () => {
    const [other] = await db.select().from(formFile);
    const { body } = await send([...filled, ["card", other?.id ?? ""], ["card", `${other?.sealed} 3 x.pdf`]]);
    expect(openAnswers(sealer, await stored(body.submission.id)).map(({ name }) => name)).not.toContain(
      "card",
    );
  });
});

test("is deleted after a day if it was never sent", async () => {
  await db.insert(formFile).values({
    id: randomUUID(),
    formId: randomUUID(),
    storageKey: `${"0".repeat(32)}.seal`,
    sealed: "x",
    createdAt: now(),
  });
  const before = await db.$count(formFile);
  await sweepFiles(services, storage);
  expect(await db.$count(formFile)).toBe(before);
  days = 2;
  await sweepFiles(services, storage);
  days = 0;
  expect(await db.$count(formFile)).toBe(before - 1);
});

test("a file that was kept from an earlier page is taken with the form; after a day, the form says that it is gone", async () => {
  const { formId } = await stored((await send(filled)).body.submission.id);
  const kept = { id: randomUUID(), filename: "card.jpg", size: picture.length };
  const file = { ...kept, mimeType: "image/jpeg", bytes: picture };
  await storeFiles(forms, storage, formId, [{ question: "card", file }]);
  const reference = fileReference(sealer, { formId, question: "card", ...kept });
  days = 2;
  await sweepFiles(services, storage);
  const before = await db.$count(formSubmission);
  const late = await send([...filled, ["card", reference]]);
  days = 0;
  expect([late.status, late.body.error.errors]).toEqual([
    422,
    [
      {
        propertyName: "card",
        message: "The file for “Question card” is no longer here. Please add it again.",
      },
    ],
  ]);
  expect(await db.$count(formSubmission)).toBe(before);
  const another = { ...file, id: randomUUID() };
  await storeFiles(forms, storage, formId, [{ question: "card", file: another }]);
  const inTime = fileReference(sealer, { formId, question: "card", ...kept, id: another.id });
  expect((await send([...filled, ["card", inTime]])).status).toBe(200);
});

const HOSTILE = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  '=HYPERLINK("http://evil.example")',
  "Jo\r\nBcc: victim@example.org",
  "{{constructor.constructor('alert(1)')()}}",
];

test.each(HOSTILE)("%j is plain text", async (text) => {
  const before = await db.$count(outboxMessage);
  const { status, body } = await send([
    ["firstName", text],
    ["story", text],
  ]);
  expect(status).toBe(200);
  const [answer] = openAnswers(sealer, await stored(body.submission.id));
  expect(answer?.text).toBe(text.replace(/[\r\n]+/g, " "));
  expect(await db.$count(outboxMessage)).toBe(before);
});
