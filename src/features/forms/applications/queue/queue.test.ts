import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEvent } from "~/platform/audit/table";
import { testDatabase } from "../../../../../test/database";
import { makeUser } from "../../../../../test/factories/accounts";
import { publishedForm, question } from "../../../../../test/factories/form";
import { mailsIn, testServices } from "../../../../../test/factories/services";
import { form as formTable } from "../../form/table";
import { readAnswers } from "../../read-answers";
import { submitForm } from "../../submit-form";
import { formSubmission } from "../../table";
import { applicationByToken } from "../application-by-token";
import { applicationEntry } from "../table";
import { applications } from "./applications";
import { applicationsCsv } from "./applications-csv";
import { assignApplication, changeState } from "./change-application";
import { deleteApplication } from "./delete-application";
import { readApplication } from "./read-application";
import { messageApplicant, noteApplication } from "./write-about-application";

const { db } = await testDatabase();
const services = testServices(db);
const nurse = await makeUser(db, { name: "Nurse Nan", flags: ["permissionPatientFormManager"] });
const clerk = await makeUser(db, { flags: ["permissionFormManager"] });
const actor = { id: nurse.id, name: nurse.name, permissions: new Set(nurse.permissions) };
const first = { page: 1, pageSize: 25 };

const formWithQuestions = publishedForm({
  slug: "become-a-patient",
  title: "Become a patient",
  isPatientForm: true,
  questions: [
    question("condition", "textarea", { sensitive: true }),
    question("name", "text", { sender: "name" }),
    question("email", "email", { sender: "email" }),
  ],
  notify: ["desk@example.org"],
});
await db.insert(formTable).values(formWithQuestions);

async function send(
  form: typeof formWithQuestions,
  name: string,
  email = `${name.toLowerCase().replaceAll(" ", ".")}@example.org`,
) {
  const values = { name: [name], email: [email], condition: ["gout of the great toe"] };
  const rules = { timeZone: services.timeZone, today: "2026-11-21" };
  const { answers } = readAnswers(form, { values, files: {} }, rules);
  const { submission } = await submitForm(services, { form, answers, utm: {}, idempotencyKey: randomUUID() });
  return submission.id;
}
const listed = async (filter = {}) => (await applications(services, { ...first, ...filter })).items;
const namesIn = async (filter = {}) => (await listed(filter)).map(({ name }) => name);
const tokenIn = (text: string) => /\/application\/([\w-]{43})/.exec(text)?.[1] ?? "";
const homeOf = (street: string) => {
  const lines = { street, city: "Alder Creek", state: "NE", zip: "69199" };
  return Object.fromEntries(Object.entries(lines).map(([part, line]) => [`home.${part}`, [line]]));
};
const lastMail = async () => (await mailsIn(db)).at(-1);

const id = await send(formWithQuestions, "Ruth Albright");
const other = await send(formWithQuestions, "Omar Diaz");
const contact = await send(
  publishedForm({ title: "Contact", questions: formWithQuestions.questions }),
  "Visitor",
);

test("the queue lists only patients' applications, and filters by part of a name, state, and assignee", async () => {
  expect(await namesIn()).toEqual(["Ruth Albright", "Omar Diaz"]);
  expect(await namesIn({ q: "alb rut" })).toEqual(["Ruth Albright"]);
  expect(await namesIn({ q: "omar.diaz@example" })).toEqual(["Omar Diaz"]);
  expect(await namesIn({ state: "accepted" })).toEqual([]);
  expect(await namesIn({ assignedTo: "none", page: 2, pageSize: 1 })).toEqual(["Omar Diaz"]);
  await expect(readApplication(services, actor, contact)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("the queue names the forms that patients sent, and filters by one of them", async () => {
  const request = {
    ...formWithQuestions,
    id: randomUUID(),
    slug: "records",
    title: "Request for medical records",
  };
  const records = await send(request, "Ines Vogel");
  const { items, counts, forms } = await applications(services, { ...first, formId: request.id });
  expect(items.map(({ name, formName }) => [name, formName])).toEqual([
    ["Ines Vogel", "Request for medical records"],
  ]);
  expect(counts).toMatchObject({ received: 1 });
  expect(forms).toEqual([
    { id: formWithQuestions.id, name: "Become a patient", count: 2 },
    { id: request.id, name: "Request for medical records", count: 1 },
  ]);
  await deleteApplication(services, actor, records);
});

test("when a form becomes a patient form, its earlier submissions do, too", async () => {
  const [{ formId = "" } = {}] = await db.select().from(formSubmission).where(eq(formSubmission.id, contact));
  await db.insert(formTable).values({ ...formWithQuestions, id: formId, slug: "contact" });
  expect(await namesIn()).toContain("Visitor");
  await db.delete(formTable).where(eq(formTable.id, formId));
});

test("applicants get the private link and nothing else, staff the link to the application", async () => {
  const mails = await mailsIn(db);
  const staff = mails.find(({ to }) => to === "desk@example.org");
  expect(staff?.text).toContain(`/admin/patient-applications/${id}`);
  const own = mails.find(({ to }) => to.startsWith("ruth"));
  expect(own?.text).toContain("/application/");
  expect(JSON.stringify([staff, { ...own, to: "" }])).not.toMatch(/ruth|albright|gout|become a patient/i);
});

test("opening an application shows every answer in the order of the form, and is recorded first", async () => {
  const read = await readApplication(services, actor, id);
  expect(read.answers.map(({ text }) => text)).toEqual([
    "gout of the great toe",
    "Ruth Albright",
    "ruth.albright@example.org",
  ]);
  const events = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, id));
  expect(events.at(-1)).toMatchObject({ action: "application.read", actorName: "Nurse Nan" });
});

test("can be assigned to people who may look after it", async () => {
  await assignApplication(services, actor, { id }, nurse.id);
  expect(await namesIn({ assignedTo: nurse.id })).toEqual(["Ruth Albright"]);
  expect((await listed({ q: "ruth" }))[0]?.assignedTo).toEqual({ id: nurse.id, name: "Nurse Nan" });
  await expect(assignApplication(services, actor, { id }, clerk.id)).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
});

test("notes and messages are encrypted; the applicant reads messages through the link, and no email has their text", async () => {
  await noteApplication(services, actor, id, "Asked the old clinic for the chart.");
  await messageApplicant(services, actor, { id }, "Please bring your gout medicine.");
  expect(JSON.stringify(await db.select().from(applicationEntry))).not.toMatch(/chart|gout/);
  const mail = await lastMail();
  expect(mail).toMatchObject({ to: "ruth.albright@example.org" });
  expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toMatch(/gout|ruth|chart/i);
  const own = await applicationByToken(services, tokenIn(mail?.text ?? ""));
  expect(own).toMatchObject({
    state: "message-sent",
    messages: [{ text: "Please bring your gout medicine." }],
  });
  expect(JSON.stringify(own)).not.toMatch(/chart|albright/i);
  const { entries } = await readApplication(services, actor, id);
  expect(entries.map(({ kind, author }) => [kind, author])).toEqual([
    ["note", "Nurse Nan"],
    ["message", "Nurse Nan"],
  ]);
});

test("an applicant without an email finds the message through the link, gets no email, and can be sent a letter", async () => {
  const form = publishedForm({
    isPatientForm: true,
    questions: [question("name", "text", { sender: "name" }), question("home", "address", { label: "Home" })],
  });
  const raw = { values: { name: ["Noah Paper"], ...homeOf("7 Elm St") }, files: {} };
  const answers = readAnswers(form, raw, { timeZone: services.timeZone, today: "2026-11-21" }).answers;
  const sent = await submitForm(services, { form, answers, utm: {}, idempotencyKey: randomUUID() });
  const paper = sent.submission.id;
  const before = (await mailsIn(db)).length;
  await messageApplicant(services, actor, { id: paper }, "Please call us.");
  expect(await mailsIn(db)).toHaveLength(before);
  const read = await readApplication(services, actor, paper);
  expect(read).toMatchObject({ state: "message-sent", email: "" });
  expect(read.letter.addresses).toEqual([{ label: "Home", lines: ["7 Elm St", "Alder Creek, NE 69199"] }]);
  expect(read.entries.map(({ kind, text }) => [kind, text])).toEqual([["message", "Please call us."]]);
  const own = await applicationByToken(services, tokenIn(sent.privatePath ?? ""));
  expect(own.messages.map(({ text }) => text)).toEqual(["Please call us."]);
  await deleteApplication(services, actor, paper);
});

test("a decision is announced once, an intermediate step is not", async () => {
  const before = (await mailsIn(db)).length;
  await changeState(services, actor, { id }, "in-review");
  expect(await mailsIn(db)).toHaveLength(before);
  await changeState(services, actor, { id }, "accepted");
  await changeState(services, actor, { id }, "accepted");
  expect(await mailsIn(db)).toHaveLength(before + 1);
  const mail = await lastMail();
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/accept|ruth/i);
  expect((await applicationByToken(services, tokenIn(mail?.text ?? ""))).state).toBe("accepted");
  const { counts } = await applications(services, first);
  expect(counts).toMatchObject({ received: 1, accepted: 1, declined: 0 });
});

test("a decision stays when a message is written after it", async () => {
  await messageApplicant(services, actor, { id }, "Please bring your insurance card.");
  const own = await applicationByToken(services, tokenIn((await lastMail())?.text ?? ""));
  expect(own.state).toBe("accepted");
  expect(own.messages.map(({ text }) => text)).toContain("Please bring your insurance card.");
});

test("an unknown link opens nothing, and neither does that of a deleted application", async () => {
  const token = tokenIn((await lastMail())?.text ?? "");
  await expect(applicationByToken(services, "a".repeat(43))).rejects.toMatchObject({ code: "NOT_FOUND" });
  await deleteApplication(services, actor, id);
  await expect(applicationByToken(services, token)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await db.select().from(applicationEntry)).toEqual([]);
});

test("the audit log has what was done, and not to whom or why", async () => {
  const events = await db.select().from(auditEvent);
  expect(events.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["application.noted", "application.messaged", "submission.deleted"]),
  );
  expect(JSON.stringify(events)).not.toMatch(/ruth|albright|gout|chart|example\.org/i);
  expect(await namesIn()).toEqual(["Omar Diaz"]);
  expect(other).toBeTruthy();
});

test("the list is exported as it is shown, without answers, and the audit log has the export without a name", async () => {
  await send(formWithQuestions, "Export Ella");
  await send(formWithQuestions, "Export Otto");
  const csv = await applicationsCsv(services, actor, { q: "export" }, ["who", "state", "assigned"]);
  const shown = (await listed({ q: "export" })).map(({ name }) => `${name},Received,`);
  expect(csv.replace("\uFEFF", "").trim().split("\n")).toEqual(["Who,State,Assigned to", ...shown]);
  expect(shown).toHaveLength(2);
  expect(csv).not.toContain("gout");
  const events = await db.select().from(auditEvent).where(eq(auditEvent.action, "applications.exported"));
  expect(events).toMatchObject([{ subjectId: "all", after: { applications: 2 } }]);
  expect(JSON.stringify(events)).not.toMatch(/ella|otto/i);
});
