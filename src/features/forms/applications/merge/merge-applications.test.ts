import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEvent } from "~/platform/audit/table";
import { testDatabase } from "../../../../../test/database";
import { makeUser } from "../../../../../test/factories/accounts";
import { publishedForm, question } from "../../../../../test/factories/form";
import { mailsIn, testServices } from "../../../../../test/factories/services";
import { form as formTable } from "../../form/table";
import { readAnswers } from "../../read-answers";
import { submissionsOfPerson } from "../../submissions-of-person";
import { submitForm } from "../../submit-form";
import { formSubmission } from "../../table";
import { applicationByToken } from "../application-by-token";
import { applications } from "../queue/applications";
import { changeState } from "../queue/change-application";
import { deleteApplication } from "../queue/delete-application";
import { readApplication } from "../queue/read-application";
import { messageApplicant, noteApplication } from "../queue/write-about-application";
import { mergeApplications, undoMerge } from "./merge-applications";
import { mergeCandidates } from "./merge-candidates";
import { mergePreview } from "./merge-preview";

const { db } = await testDatabase();
const services = testServices(db);
const nurse = await makeUser(db, { name: "Nurse Nan", flags: ["permissionPatientFormManager"] });
const actor = { id: nurse.id, name: nurse.name, permissions: new Set(nurse.permissions) };

const form = publishedForm({
  slug: "become-a-patient",
  title: "Become a patient",
  isPatientForm: true,
  questions: [
    question("name", "text", { sender: "name" }),
    question("email", "email", { sender: "email" }),
    question("phone", "phone", { sender: "phone" }),
    question("clinic", "text", { label: "Clinic" }),
    question("condition", "textarea", { sensitive: true }),
  ],
});
const otherForm = publishedForm({ ...form, id: randomUUID(), slug: "assistance", title: "Assistance" });
await db.insert(formTable).values([form, otherForm]);

async function send(values: Record<string, string>, by = form) {
  const lists = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]));
  const rules = { timeZone: services.timeZone, today: "2026-11-21" };
  const { answers } = readAnswers(by, { values: lists, files: {} }, rules);
  const request = { form: by, answers, utm: {}, idempotencyKey: randomUUID() };
  const { submission, privatePath } = await submitForm(services, request);
  return { id: submission.id, token: privatePath?.split("/").at(-1) ?? "" };
}

/** An online application, and a paper application of the same person, which has no email. */
async function pair(name: string) {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@example.org`;
  const online = await send({ name, email, phone: "308-555-0141", clinic: "Willow Bend", condition: "gout" });
  const paper = await send({
    name,
    phone: "(308) 555-0141",
    clinic: "Main Street",
    condition: "gout and fever",
  });
  return { online, paper, email };
}

const revisionOf = async (id: string) => (await readApplication(services, actor, id)).revision;
const merge = (kept: string, merged: string) =>
  mergeApplications(services, actor, { kept: { id: kept }, merged: { id: merged } });
const queued = async (q: string) =>
  (await applications(services, { q, page: 1, pageSize: 25 })).items.map(({ id }) => id);
const stored = (ids: string[]) =>
  db
    .select({ answers: formSubmission.answers, sensitive: formSubmission.sensitiveAnswers })
    .from(formSubmission)
    .where(inArray(formSubmission.id, ids))
    .orderBy(formSubmission.id);
const tokenIn = (text = "") => /\/application\/([\w-]{43})/.exec(text)?.[1] ?? "";

test("suggests applications of the same form with the same name, email, or phone, and finds others by a search", async () => {
  const { online, paper } = await pair("Ruth Albright");
  const elsewhere = await send({ name: "Ruth Albright" }, otherForm);
  const typo = await send({ name: "Rut Allbright" });
  const decided = await send({ name: "Ruth Albright" });
  await changeState(services, actor, { id: decided.id }, "declined");
  const find = async (q = "") => mergeCandidates(services, { id: online.id, q });
  expect(await find()).toMatchObject([{ id: paper.id, email: "", same: ["name", "phone"] }]);
  expect((await find("allb")).map(({ id }) => id)).toEqual([typo.id]);
  await expect(mergeCandidates(services, { id: randomUUID(), q: "" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(elsewhere.id).not.toBe(online.id);
});

test("the preview shows what differs, opens no sensitive answer, and is recorded", async () => {
  const { online, paper } = await pair("Omar Diaz");
  const preview = await mergePreview(services, actor, { keptId: online.id, mergedId: paper.id });
  expect(preview.answers).toContainEqual({ label: "Clinic", kept: "Willow Bend", other: "Main Street" });
  expect(preview).toMatchObject({ otherHasSensitive: true, revision: 1, otherRevision: 1 });
  expect(JSON.stringify(preview)).not.toMatch(/gout|fever/);
  const events = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, paper.id));
  expect(events.at(-1)).toMatchObject({ action: "application.read", actorName: "Nurse Nan" });
});

test("the kept application shows both, the other one leaves the queue, and everything stays sealed as it was", async () => {
  const { online, paper } = await pair("Ines Vogel");
  await noteApplication(services, actor, paper.id, "Came by mail.");
  const before = await stored([online.id, paper.id]);
  await merge(online.id, paper.id);
  expect(await queued("ines vogel")).toEqual([online.id]);
  expect(await stored([online.id, paper.id])).toEqual(before);
  const read = await readApplication(services, actor, online.id);
  expect(read.answers.map(({ text }) => text)).toContain("Willow Bend");
  expect(read.merged).toMatchObject([{ id: paper.id }]);
  expect(read.merged[0]?.answers.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Main Street", "gout and fever"]),
  );
  expect(read.entries.map(({ text }) => text)).toEqual(["Came by mail."]);
  const readings = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, paper.id));
  expect(readings.at(-1)?.action).toBe("application.read");
});

test("undo returns the other application to the queue, once", async () => {
  const { online, paper } = await pair("Noah Reed");
  await changeState(services, actor, { id: paper.id }, "in-review");
  await merge(online.id, paper.id);
  await undoMerge(services, actor, { keptId: online.id, mergedId: paper.id });
  expect((await queued("noah reed")).sort()).toEqual([online.id, paper.id].sort());
  expect(await readApplication(services, actor, paper.id)).toMatchObject({
    state: "in-review",
    mergedInto: null,
  });
  expect((await readApplication(services, actor, online.id)).merged).toEqual([]);
  await expect(undoMerge(services, actor, { keptId: online.id, mergedId: paper.id })).rejects.toMatchObject({
    code: "IN_USE",
    message: expect.stringMatching(/Nurse Nan undid its merge with another one on /),
  });
});

test("of two simultaneous opposite merges, one succeeds, and the other is refused with the reason", async () => {
  const { online, paper } = await pair("Vera Stone");
  const [kept, merged] = [
    { id: online.id, revision: await revisionOf(online.id) },
    { id: paper.id, revision: await revisionOf(paper.id) },
  ];
  const results = await Promise.allSettled([
    mergeApplications(services, actor, { kept, merged }),
    mergeApplications(services, actor, { kept: merged, merged: kept }),
  ]);
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({ status: 409 });
  expect(refused[0]?.reason.message).toMatch(/^Nurse Nan merged it with another one on /);
  expect(await queued("vera stone")).toHaveLength(1);
});

test("a change that colleagues made after the preview refuses the merge, and a merged application refuses changes", async () => {
  const { online, paper } = await pair("Otto Lind");
  const kept = { id: online.id, revision: await revisionOf(online.id) };
  const merged = { id: paper.id, revision: await revisionOf(paper.id) };
  await changeState(services, actor, { id: paper.id }, "in-review");
  await expect(mergeApplications(services, actor, { kept, merged })).rejects.toMatchObject({
    code: "REVISION_CONFLICT",
  });
  await merge(online.id, paper.id);
  for (const change of [
    () => changeState(services, actor, { id: paper.id }, "accepted"),
    () => messageApplicant(services, actor, { id: paper.id }, "Hello."),
    () => noteApplication(services, actor, paper.id, "A note."),
  ])
    await expect(change()).rejects.toMatchObject({
      code: "IN_USE",
      message: expect.stringMatching(/^Nurse Nan merged/),
    });
});

test("refuses to merge an application with itself, with one of another form, a decided one, and one with others in it", async () => {
  const { online, paper } = await pair("Ada Moss");
  const elsewhere = await send({ name: "Ada Moss" }, otherForm);
  const third = await send({ name: "Ada Moss" });
  await expect(merge(online.id, online.id)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(merge(online.id, elsewhere.id)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(merge(online.id, randomUUID())).rejects.toMatchObject({ code: "NOT_FOUND" });
  await merge(paper.id, third.id);
  await expect(merge(online.id, paper.id)).rejects.toMatchObject({ code: "IN_USE" });
  await changeState(services, actor, { id: paper.id }, "accepted");
  await expect(merge(online.id, paper.id)).rejects.toMatchObject({ code: "IN_USE" });
});

test("both private links show the state of the kept application, and the other link shows no message from before the merge", async () => {
  const { online, paper, email } = await pair("Lena Frost");
  await messageApplicant(services, actor, { id: online.id }, "From before.");
  services.pass(60_000);
  await merge(online.id, paper.id);
  services.pass(60_000);
  await messageApplicant(services, actor, { id: online.id }, "From after.");
  const mail = (await mailsIn(db)).findLast(({ to }) => to === email);
  const own = await applicationByToken(services, tokenIn(mail?.text));
  expect(own.messages.map(({ text }) => text)).toEqual(["From before.", "From after."]);
  const other = await applicationByToken(services, paper.token);
  expect(other.state).toBe("message-sent");
  expect(other.messages.map(({ text }) => text)).toEqual(["From after."]);
});

test("an applicant whose kept application has no email is notified at the merged one's address", async () => {
  const { online, paper, email } = await pair("Gus Hale");
  await merge(paper.id, online.id);
  await changeState(services, actor, { id: paper.id }, "accepted");
  const mail = (await mailsIn(db)).at(-1);
  expect(mail).toMatchObject({ to: email, kind: "applications.news" });
  expect((await applicationByToken(services, tokenIn(mail?.text))).state).toBe("accepted");
});

test("a person's data include the merged application, and deleting the kept one deletes both", async () => {
  const { online, paper, email } = await pair("Mia Cole");
  await merge(online.id, paper.id);
  const records = await submissionsOfPerson.find(db, services, email);
  expect(records.map(({ id }) => id).sort()).toEqual([online.id, paper.id].sort());
  await deleteApplication(services, actor, online.id);
  expect(await stored([online.id, paper.id])).toEqual([]);
});

test("the audit log says that two applications were merged, and nothing about the person", async () => {
  const events = await db.select().from(auditEvent);
  expect(events.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["application.merged", "application.merge-undone"]),
  );
  expect(JSON.stringify(events)).not.toMatch(/albright|diaz|gout|example\.org|willow/i);
});
