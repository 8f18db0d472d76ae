import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import type { Actor } from "~/platform/audit/actor";
import { auditEvent } from "~/platform/audit/table";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { createSealer } from "~/platform/crypto/sealer";
import { testDatabase } from "../../../../test/database";
import { testActor } from "../../../../test/factories/content";
import { question } from "../../../../test/factories/form";
import { formType } from "../form/definition";
import { formBySlug } from "../form/form-by-slug";
import { form } from "../form/table";
import { readAnswers } from "../read-answers";
import { submitForm } from "../submit-form";
import { handleSubmission } from "./handle-submission";
import { readSubmission } from "./read-submission";
import { submissions } from "./submissions";
import { submissionsCsv } from "./submissions-csv";

const { db } = await testDatabase();
const services = {
  db,
  sealer: createSealer("a secret"),
  keyedHash: createKeyedHash("a secret"),
  timeZone: "America/Chicago",
  takesPayments: true,
  now: () => new Date(),
};
const holding = (...flags: string[]): Actor => ({ id: "u", name: "U", permissions: new Set(flags) });
const forms = holding("permissionFormManager");
const patients = holding("permissionPatientFormManager");
const page = { page: 1, pageSize: 25 };

async function send(slug: string, name: string, story: string) {
  const found = await formBySlug(db, slug);
  if (!found) throw new Error("There is no such form.");
  const rules = { timeZone: services.timeZone, today: "2026-11-21" };
  const { answers } = readAnswers(found, { values: { name: [name], story: [story] }, files: {} }, rules);
  const request = { form: found, answers, utm: {}, idempotencyKey: randomUUID() };
  return { id: (await submitForm(services, request)).submission.id, formId: found.id };
}

let feedback = { id: "", formId: "" };
let application = { id: "", formId: "" };
beforeAll(async () => {
  const questions = [
    question("name", "text", { sender: "name" }),
    question("story", "textarea", { sensitive: true }),
  ];
  for (const isPatientForm of [false, true]) {
    const slug = isPatientForm ? "application" : "feedback";
    const data = { title: slug, slug, questions, isPatientForm, retentionDays: 30 };
    await createItem({ db, actor: testActor }, formType, data, { publish: true, trusted: true });
  }
  feedback = await send("feedback", '=HYPERLINK("http://evil.example")', "-1+cmd|' /C calc'!A0");
  application = await send("application", "Ada Lovelace", "hives");
});

describe("access", () => {
  const seen = async (actor: Actor) => (await submissions(services, actor, page)).items.map(({ id }) => id);

  test("submissions of patient forms require the permission for applications", async () => {
    expect(await seen(forms)).toEqual([feedback.id]);
    expect(await seen(patients)).toEqual([application.id]);
    expect(await seen(holding("permissionPageManager"))).toEqual([]);
    await expect(readSubmission(services, forms, application.id)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(handleSubmission(services, forms, application.id, "handled")).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const csv = await submissionsCsv(services, forms, application.formId, { withSensitive: true });
    expect(csv).not.toMatch(/Ada|hives/);
  });

  test("when a form becomes a patient form, its earlier submissions do, too", async () => {
    await db.update(form).set({ isPatientForm: true }).where(eq(form.id, feedback.formId));
    expect(await seen(forms)).toEqual([]);
    expect(await seen(patients)).toHaveLength(2);
    await db.update(form).set({ isPatientForm: false }).where(eq(form.id, feedback.formId));
  });

  test("the list has names, not answers; the search finds parts of names", async () => {
    const found = await submissions(services, patients, { ...page, q: "lovelace" });
    expect(found.items).toMatchObject([{ name: "Ada Lovelace", formName: "application" }]);
    expect(JSON.stringify(found)).not.toContain("hives");
    expect((await submissions(services, patients, { ...page, q: "hives" })).total).toBe(0);
  });
});

test("a reading is recorded without the answers", async () => {
  const read = await readSubmission(services, patients, application.id);
  expect(read.answers.map(({ text }) => text)).toEqual(["Ada Lovelace", "hives"]);
  const noted = await db.select().from(auditEvent).where(eq(auditEvent.action, "submission.read"));
  expect(noted).toMatchObject([{ subjectId: application.id, actorId: "u" }]);
  expect(JSON.stringify(noted)).not.toMatch(/Ada|hives/);
});

test("handled submissions are found by their state", async () => {
  await handleSubmission(services, forms, feedback.id, "handled");
  expect((await submissions(services, forms, { ...page, state: "handled" })).total).toBe(1);
  expect((await submissions(services, forms, { ...page, state: "received" })).total).toBe(0);
});

test("a spreadsheet runs nothing, has sensitive answers only on request, and is recorded", async () => {
  const plain = await submissionsCsv(services, forms, feedback.formId, { withSensitive: false });
  expect(plain).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(plain).not.toContain("calc");
  const all = await submissionsCsv(services, forms, feedback.formId, { withSensitive: true });
  expect(all).toContain("'-1+cmd");
  const noted = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, feedback.formId));
  expect(noted.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["submission.exported", "submission.sensitive-exported"]),
  );
});
