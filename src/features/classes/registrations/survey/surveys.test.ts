import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEvent } from "~/platform/audit/table";
import { testDatabase } from "../../../../../test/database";
import { makeClass, registrant } from "../../../../../test/factories/classes";
import { testActor } from "../../../../../test/factories/content";
import { registered } from "../../../../../test/factories/registrations";
import { mailsIn, testServices } from "../../../../../test/factories/services";
import type { SurveyQuestion } from "../../class/survey-questions";
import { classEvent } from "../../class/table";
import { cancelRegistration } from "../cancel-registration";
import { registrationByToken } from "../registration-by-token";
import { registrationsOfPerson } from "../registrations-of-person";
import { eraseAnswers } from "../retention/erase-answers";
import { erasedRegistration } from "../retention/erased-registration";
import { addAtDesk } from "../staff/add-at-desk";
import { cancelClass } from "../staff/cancel-class";
import { markPresence } from "../staff/mark-presence";
import { classSurvey, registration } from "../table";
import { answerSurvey } from "./answer-survey";
import { sendSurveys } from "./send-surveys";
import { surveyByToken } from "./survey-by-token";
import { surveyCsv } from "./survey-csv";
import { answerName, surveyInput } from "./survey-input";
import { surveyResults } from "./survey-results";

const { db } = await testDatabase();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = "T18:00:00Z";

/** A class that ends at noon in Chicago, and services whose clock shows that time. */
async function endedClass(people: number, values: Record<string, unknown> = {}) {
  const services = testServices(db);
  const day = new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10);
  const times = { startsAt: `${day}T16:00:00Z`, endsAt: day + NOON, registrationEndsAt: null };
  const { id: classId } = await makeClass(db, { ...times, hasSurvey: true, ...values });
  const made: Awaited<ReturnType<typeof registered>>[] = [];
  for (let person = 0; person < people; person += 1) made.push(await registered(services, classId));
  services.at(new Date(day + NOON));
  return { services, classId, made };
}

type Services = ReturnType<typeof testServices>;

/** The same class a day later, after everyone got the survey. */
async function askedClass(people: number, values: Record<string, unknown> = {}) {
  const found = await endedClass(people, values);
  found.services.pass(24 * HOUR + 60_000);
  await sendSurveys(found.services);
  return found;
}

async function surveyMails(to: string) {
  return (await mailsIn(db)).filter((mail) => mail.to === to && mail.kind === "registrations.survey");
}

/** The submitted form. Numeric keys are indexes of questions; other keys are field names. */
function formOf(questions: readonly SurveyQuestion[], values: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const question = questions[Number(name)];
      return [question ? answerName(question) : name, value];
    }),
  );
}

async function answer(services: Services, token: string, values: Record<string, string>) {
  const { questions } = await surveyByToken(services, token);
  await answerSurvey(services, token, surveyInput(questions).parse(formOf(questions, values)));
}

describe("the email with the questions", () => {
  test("are sent once for each registration, a day after the class, with a link to them", async () => {
    const { services, made } = await endedClass(2);
    services.pass(23 * HOUR);
    await sendSurveys(services);
    expect(await surveyMails(made[0]?.input.email ?? "")).toEqual([]);
    services.pass(HOUR + 60_000);
    await Promise.all([sendSurveys(services), sendSurveys(services)]);
    services.pass(HOUR);
    await sendSurveys(services);
    for (const { token, input } of made) {
      const [mail, ...more] = await surveyMails(input.email);
      expect(more).toEqual([]);
      expect(mail?.text).toContain(`https://hospital.example/registration/${token}/feedback`);
      expect(await surveyByToken(services, token)).toMatchObject({ isOpen: true, answers: [] });
      expect(await registrationByToken(services, token)).toMatchObject({ survey: "open" });
    }
  });

  test("says what class it was and when, and nothing else about the person", async () => {
    const { made } = await askedClass(1);
    const [mail] = await surveyMails(made[0]?.input.email ?? "");
    expect(mail?.text).toContain("When:");
    expect(mail?.text).not.toContain("Confirmation number");
    expect(mail?.attachments ?? []).toEqual([]);
  });

  test("goes only to people who were checked in, if the class was checked in at the door", async () => {
    const { services, made } = await endedClass(2);
    const [came, missed] = made;
    await markPresence(services, testActor, came?.id ?? "", { here: true });
    services.pass(25 * HOUR);
    await sendSurveys(services);
    expect(await surveyMails(came?.input.email ?? "")).toHaveLength(1);
    expect(await surveyMails(missed?.input.email ?? "")).toEqual([]);
    await markPresence(services, testActor, missed?.id ?? "", { here: true });
    await sendSurveys(services);
    expect(await surveyMails(missed?.input.email ?? "")).toHaveLength(1);
    expect(await surveyMails(came?.input.email ?? "")).toHaveLength(1);
  });

  test("a person who was added at the door does not mean that the class was checked in", async () => {
    const { services, classId, made } = await endedClass(1);
    const walkIn = { firstName: "Wil", lastName: "Kin", email: "", phone: "", others: [] };
    const how = { isHere: true, payment: "free", evenIfFull: false, waitlistIfFull: false } as const;
    await addAtDesk(services, testActor, classId, { ...walkIn, ...how });
    services.pass(25 * HOUR);
    await sendSurveys(services);
    expect(await surveyMails(made[0]?.input.email ?? "")).toHaveLength(1);
    expect(await surveyResults(services, classId)).toMatchObject({ asked: 1 });
  });

  test("goes to nobody who canceled, whose class was canceled, or whose class has none", async () => {
    const canceled = testServices(db);
    const { id } = await makeClass(db, { hasSurvey: true });
    const gone = await registered(canceled, id);
    await cancelRegistration(canceled, gone.token);
    canceled.pass(12 * DAY);
    await sendSurveys(canceled);
    expect(await surveyMails(gone.input.email)).toEqual([]);
    const off = await askedClass(1, { hasSurvey: false });
    expect(await surveyMails(off.made[0]?.input.email ?? "")).toEqual([]);
    const none = await endedClass(1);
    await cancelClass(none.services, testActor, none.classId);
    none.services.pass(25 * HOUR);
    await sendSurveys(none.services);
    expect(await surveyMails(none.made[0]?.input.email ?? "")).toEqual([]);
  });

  test("follows the last session when the class moves, and asks nobody twice", async () => {
    const { services, classId, made } = await endedClass(1);
    const email = made[0]?.input.email ?? "";
    const later = new Date(+services.now() + 7 * DAY);
    await db.update(classEvent).set({ endsAt: later }).where(eq(classEvent.id, classId));
    services.pass(25 * HOUR);
    await sendSurveys(services);
    expect(await surveyMails(email)).toEqual([]);
    services.pass(7 * DAY);
    await sendSurveys(services);
    expect(await surveyMails(email)).toHaveLength(1);
    await db
      .update(classEvent)
      .set({ endsAt: new Date(+later + DAY) })
      .where(eq(classEvent.id, classId));
    services.pass(2 * DAY);
    await sendSurveys(services);
    expect(await surveyMails(email)).toHaveLength(1);
  });

  test("are sent in the morning to people whose check-in arrives at night", async () => {
    const { services, made } = await endedClass(2);
    const [came, late] = made;
    await markPresence(services, testActor, came?.id ?? "", { here: true });
    services.pass(24 * HOUR + 60_000);
    await sendSurveys(services);
    services.pass(10 * HOUR);
    await markPresence(services, testActor, late?.id ?? "", { here: true });
    await sendSurveys(services);
    expect(await surveyMails(late?.input.email ?? "")).toEqual([]);
    services.pass(12 * HOUR);
    await sendSurveys(services);
    expect(await surveyMails(late?.input.email ?? "")).toHaveLength(1);
  });

  test("goes to nobody if it is turned on a long time after the class", async () => {
    const { services, classId, made } = await endedClass(1, { hasSurvey: false });
    await db.update(classEvent).set({ hasSurvey: true }).where(eq(classEvent.id, classId));
    services.pass(9 * DAY);
    await sendSurveys(services);
    expect(await surveyMails(made[0]?.input.email ?? "")).toEqual([]);
  });
});

describe("the answers", () => {
  test("can be changed until the survey closes", async () => {
    const { services, made } = await askedClass(1, { surveyDays: 3 });
    const token = made[0]?.token ?? "";
    await answer(services, token, { 0: "4", 1: "The breathing" });
    await answer(services, token, { 0: "5" });
    expect(await surveyByToken(services, token)).toMatchObject({
      answers: [{ label: "How would you rate the class?", kind: "rating", answer: "5" }],
    });
    expect(await registrationByToken(services, token)).toMatchObject({ survey: "answered" });
    services.pass(4 * DAY);
    await expect(answer(services, token, { 0: "1" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    expect(await surveyByToken(services, token)).toMatchObject({ isOpen: false, answers: [{ answer: "5" }] });
    expect(await registrationByToken(services, token)).toMatchObject({ survey: null });
  });

  test("are encrypted, and the audit log does not say who answered", async () => {
    const { services, made } = await askedClass(1);
    const { token = "", id = "" } = made[0] ?? {};
    await answer(services, token, { 1: "Zebulon was patient" });
    const [row] = await db.select().from(classSurvey).where(eq(classSurvey.registrationId, id));
    expect(row?.answers).toEqual(expect.any(String));
    expect(JSON.stringify(row)).not.toContain("Zebulon");
    const events = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, id));
    expect(events.map(({ action }) => action)).toEqual(["registration.made", "registration.survey-sent"]);
  });

  test("through a link without a survey, or an invalid link, are refused", async () => {
    const { services, made } = await endedClass(1);
    for (const token of [made[0]?.token ?? "", "x"])
      await expect(answerSurvey(services, token, { answers: [], mayContact: false })).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
  });

  test.each([
    [{}, 0, "Answer at least one question."],
    [{ 0: "6" }, 0, "“Rate it”: choose one of the options shown."],
    [{ 1: "maybe" }, 1, "“Quote you?”: choose one of the options shown."],
    [{ 2: "x".repeat(2_001) }, 2, "“Why?” can have at most 2000 characters."],
  ])("are bounded: %j", (values: Record<string, string>, place, message) => {
    const questions = [
      { label: "Rate it", kind: "rating" },
      { label: "Quote you?", kind: "yesNo" },
      { label: "Why?", kind: "text" },
    ] as const;
    const { error } = surveyInput(questions).safeParse(formOf(questions, values));
    expect(error?.issues).toMatchObject([{ path: [answerName(questions[place] ?? questions[0])], message }]);
  });

  test("stay with their question if staff change the questions while a person answers", async () => {
    const { services, classId, made } = await askedClass(1);
    const token = made[0]?.token ?? "";
    const quote = { label: "May we quote you?", kind: "yesNo" as const };
    const again = { label: "Would you come again?", kind: "yesNo" as const };
    const ask = (surveyQuestions: SurveyQuestion[]) =>
      db.update(classEvent).set({ surveyQuestions }).where(eq(classEvent.id, classId));
    await ask([again, quote]);
    const { questions: opened } = await surveyByToken(services, token);
    const sent = formOf(opened, { 0: "yes", 1: "no" });
    await ask([quote, again]);
    await answerSurvey(services, token, surveyInput([quote, again]).parse(sent));
    expect((await surveyByToken(services, token)).answers).toEqual([
      { ...quote, answer: "no" },
      { ...again, answer: "yes" },
    ]);
    await ask([quote]);
    const { error } = surveyInput([quote]).safeParse(sent);
    expect(error?.issues).toMatchObject([
      { path: [], message: expect.stringMatching(/^The questions have changed/) },
    ]);
  });

  test("of a class that has the same question twice are asked and counted once", async () => {
    const question = { label: "How was it?", kind: "text" as const };
    const { services, classId, made } = await askedClass(1, { surveyQuestions: [question, question] });
    await answer(services, made[0]?.token ?? "", { 0: "Short" });
    const { questions } = await surveyResults(services, classId);
    expect(questions).toMatchObject([{ ...question, answered: 1, comments: [{ text: "Short" }] }]);
  });
});

describe("the results", () => {
  test("count the answers, and name only people who allowed it", async () => {
    const { services, classId, made } = await askedClass(3);
    const [one, two] = made;
    await answer(services, one?.token ?? "", {
      0: "5",
      1: "Good pace",
      3: "yes",
    });
    await answer(services, two?.token ?? "", {
      0: "4",
      2: "Chairs",
      mayContact: "true",
    });
    const results = await surveyResults(services, classId);
    expect(results).toMatchObject({ asked: 3, answered: 2, unreadable: 0 });
    expect(results.questions).toMatchObject([
      { average: 4.5, answered: 2, counts: expect.arrayContaining([{ value: "5", count: 1 }]) },
      { comments: [{ text: "Good pace", name: null }] },
      { comments: [{ text: "Chairs", name: `${two?.input.firstName} Miller` }] },
      {
        counts: [
          { value: "yes", count: 1 },
          { value: "no", count: 0 },
        ],
      },
    ]);
    const names = results.responses.map(({ from }) => from?.registrationId ?? null);
    expect(names.toSorted()).toEqual([null, two?.id].toSorted());
    expect(JSON.stringify(results)).not.toContain(one?.input.email);
    expect(JSON.stringify(results)).not.toContain(one?.id);
  });

  test("keep answers to a question that staff have changed since", async () => {
    const { services, classId, made } = await askedClass(1);
    await answer(services, made[0]?.token ?? "", { 0: "3" });
    const surveyQuestions = [{ label: "Would you come again?", kind: "yesNo" as const }];
    await db.update(classEvent).set({ surveyQuestions }).where(eq(classEvent.id, classId));
    expect((await surveyResults(services, classId)).questions).toMatchObject([
      { label: "Would you come again?", answered: 0 },
      { label: "How would you rate the class?", answered: 1, average: 3 },
    ]);
  });

  test("are a spreadsheet with one row for each person, and the audit log records the export", async () => {
    const { services, classId, made } = await askedClass(2);
    await answer(services, made[0]?.token ?? "", { 0: "2", 2: "=HYPERLINK(1)" });
    const csv = await surveyCsv(services, testActor, classId);
    expect(csv).toContain("May be contacted: name");
    expect(csv.trim().split("\n")).toHaveLength(2);
    expect(csv).toContain("'=HYPERLINK(1)");
    const events = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, classId));
    expect(events.map(({ action }) => action)).toContain("class.survey-exported");
  });
});

describe("what a person answered", () => {
  test("is in their export, and is erased with their registration, which is not asked again", async () => {
    const { services, classId, made } = await askedClass(1);
    const { token = "", input, id = "" } = made[0] ?? { input: registrant() };
    await answer(services, token, { 1: "The tour", mayContact: "true" });
    const records = await registrationsOfPerson.find(db, services, input.email);
    expect(records[0]?.holds.feedback).toMatchObject([
      { answers: [{ answer: "The tour" }], mayContact: true },
    ]);
    await db.transaction((tx) =>
      registrationsOfPerson.erase(tx, services, { email: input.email, records, actor: testActor }),
    );
    expect(await db.select().from(classSurvey).where(eq(classSurvey.registrationId, id))).toEqual([]);
    await sendSurveys(services);
    expect(await surveyResults(services, classId)).toMatchObject({ asked: 0, answered: 0 });
    expect(await surveyMails(input.email)).toHaveLength(1);
  });

  test("is deleted with the names of the class", async () => {
    const { services, made } = await askedClass(1);
    const { token = "", id = "" } = made[0] ?? {};
    await answer(services, token, { 0: "5" });
    const rows = () => db.select().from(classSurvey).where(eq(classSurvey.registrationId, id));
    services.pass(700 * DAY);
    await eraseAnswers(services);
    expect(await rows()).toHaveLength(1);
    services.pass(40 * DAY);
    await eraseAnswers(services);
    expect(await rows()).toEqual([]);
    const [row] = await db.select().from(registration).where(eq(registration.id, id));
    expect(row?.person).toBe(erasedRegistration.person);
  });
});
