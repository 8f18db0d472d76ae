import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEvent } from "~/platform/audit/table";
import { testDatabase } from "../../../../../test/database";
import { makeUser } from "../../../../../test/factories/accounts";
import { publishedForm, question } from "../../../../../test/factories/form";
import { mailsIn, testServices } from "../../../../../test/factories/services";
import { form as formTable, type PublishedForm } from "../../form/table";
import { readAnswers } from "../../read-answers";
import { submitForm } from "../../submit-form";
import { applications } from "./applications";
import { assignApplication, changeState } from "./change-application";
import { nextApplication } from "./next-application";
import { readApplication } from "./read-application";
import { messageApplicant } from "./write-about-application";

const { db } = await testDatabase();
const services = testServices(db);
const DAY = 24 * 3_600_000;
const nan = await staff("Nurse Nan");
const ned = await staff("Nurse Ned");

async function staff(name: string) {
  const { id, permissions } = await makeUser(db, { name, flags: ["permissionPatientFormManager"] });
  return { id, name, permissions: new Set(permissions) };
}

async function patientForm(slug: string, answerWithinDays: number | null) {
  const questions = [
    question("name", "text", { sender: "name" }),
    question("email", "email", { sender: "email" }),
  ];
  const form = publishedForm({ slug, title: slug, isPatientForm: true, answerWithinDays, questions });
  await db.insert(formTable).values(form);
  return form;
}

async function send(form: PublishedForm, name: string): Promise<string> {
  const values = { name: [name], email: [`${name.toLowerCase()}@example.org`] };
  const rules = { timeZone: services.timeZone, today: "2026-11-21" };
  const { answers } = readAnswers(form, { values, files: {} }, rules);
  const { submission } = await submitForm(services, { form, answers, utm: {}, idempotencyKey: randomUUID() });
  return submission.id;
}

const within = await patientForm("within-ten-days", 10);
const soon = await patientForm("within-three-days", 3);
const anytime = await patientForm("without-target", null);
const ann = await send(anytime, "Ann");
services.pass(2 * DAY);
const bea = await send(within, "Bea");
services.pass(1 * DAY);
const cal = await send(soon, "Cal");
services.pass(4 * DAY);
const dan = await send(anytime, "Dan");

const queue = async () => (await applications(services, { page: 1, pageSize: 25 })).items;

test("the queue says how long each application waits, and lists the overdue ones first, then the longest waiting", async () => {
  expect((await queue()).map(({ name, waitingDays, isOverdue }) => [name, waitingDays, isOverdue])).toEqual([
    ["Cal", 4, true],
    ["Ann", 7, false],
    ["Bea", 5, false],
    ["Dan", 0, false],
  ]);
  const { createdAt, dueAt } = await readApplication(services, nan, cal);
  expect(Date.parse(dueAt ?? "") - Date.parse(createdAt)).toBe(3 * DAY);
  await db.update(formTable).set({ answerWithinDays: 2 }).where(eq(formTable.id, within.id));
  expect((await queue()).slice(0, 2).map(({ name, isOverdue }) => [name, isOverdue])).toEqual([
    ["Bea", true],
    ["Cal", true],
  ]);
});

test("a decided application waits no longer and is last", async () => {
  await changeState(services, nan, { id: cal }, "declined");
  expect((await queue()).at(-1)).toMatchObject({
    name: "Cal",
    waitingDays: null,
    isOverdue: false,
  });
});

test("the next application is the first in the queue that is assigned to the person or to no one", async () => {
  expect(await nextApplication(services, nan)).toBe(bea);
  expect(await nextApplication(services, nan, bea)).toBe(ann);
  expect(await nextApplication(services, nan, dan)).toBe(bea);
  expect(await nextApplication(services, nan, cal)).toBe(bea);
  await assignApplication(services, nan, { id: ann }, ned.id);
  expect(await nextApplication(services, nan, bea)).toBe(dan);
  expect(await nextApplication(services, ned, bea)).toBe(ann);
});

test("starting a review assigns an application that was unassigned, and leaves a colleague's with the colleague", async () => {
  await changeState(services, nan, { id: dan }, "in-review");
  expect((await readApplication(services, nan, dan)).assignedTo?.name).toBe("Nurse Nan");
  await changeState(services, nan, { id: ann }, "in-review");
  expect((await readApplication(services, nan, ann)).assignedTo?.name).toBe("Nurse Ned");
  const events = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, dan));
  expect(events.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["application.assigned", "application.state-changed"]),
  );
});

test("if two people decide at the same time, the second is refused and told what the first decided, and the applicant gets one email", async () => {
  const { revision } = await readApplication(services, nan, bea);
  const before = (await mailsIn(db)).length;
  const seen = { id: bea, revision };
  const results = await Promise.allSettled([
    changeState(services, nan, seen, "accepted"),
    changeState(services, ned, seen, "declined"),
  ]);
  const refused = results.find((result) => result.status === "rejected");
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(refused?.reason).toMatchObject({ code: "REVISION_CONFLICT", status: 409 });
  expect(refused?.reason.message).toMatch(
    /^Nurse N(an|ed) set its state to “(Accepted|Declined)” on \w+day, /,
  );
  expect(await mailsIn(db)).toHaveLength(before + 1);
});

test("a message or an assignment that names an older state is refused; one that names no state is accepted", async () => {
  const { revision } = await readApplication(services, nan, dan);
  await messageApplicant(services, nan, { id: dan, revision }, "Please call us.");
  await expect(messageApplicant(services, ned, { id: dan, revision }, "Call us.")).rejects.toMatchObject({
    code: "REVISION_CONFLICT",
    message: expect.stringMatching(/^Nurse Nan sent the applicant a message on /),
  });
  await expect(assignApplication(services, ned, { id: dan, revision }, ned.id)).rejects.toMatchObject({
    code: "REVISION_CONFLICT",
  });
  await assignApplication(services, ned, { id: dan }, ned.id);
});
