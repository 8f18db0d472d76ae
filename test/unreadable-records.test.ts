import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { PERSON as REGISTRANT } from "~/features/classes/registrations/person/person";
import { registerForClass } from "~/features/classes/registrations/register-for-class";
import { messageRegistrants } from "~/features/classes/registrations/staff/message-registrants";
import { roster } from "~/features/classes/registrations/staff/roster";
import { rosterCsv } from "~/features/classes/registrations/staff/roster-csv";
import { registration } from "~/features/classes/registrations/table";
import { applications } from "~/features/forms/applications/queue/applications";
import { form as formTable } from "~/features/forms/form/table";
import { readAnswers } from "~/features/forms/read-answers";
import { SUBMISSION_PURPOSES } from "~/features/forms/sealed-answers";
import { readSubmission } from "~/features/forms/staff/read-submission";
import { submissions } from "~/features/forms/staff/submissions";
import { submissionsCsv } from "~/features/forms/staff/submissions-csv";
import { submitForm } from "~/features/forms/submit-form";
import { formSubmission } from "~/features/forms/table";
import { GIVER } from "~/features/giving/donor/giver";
import { cardsToPrint } from "~/features/giving/staff/acknowledgement-cards";
import { donorDetail } from "~/features/giving/staff/donor-detail";
import { donorsPage } from "~/features/giving/staff/donors-page";
import { giftDetail } from "~/features/giving/staff/gift-detail";
import { giftsCsv } from "~/features/giving/staff/gifts-csv";
import { giftsPage } from "~/features/giving/staff/gifts-page";
import { donor, gift } from "~/features/giving/table";
import { PERSON as SUBSCRIBER } from "~/features/newsletter/person/person";
import { subscribers } from "~/features/newsletter/staff/subscribers";
import { newsletterSubscriber } from "~/features/newsletter/table";
import { createSealer, UnreadableSeal } from "~/platform/crypto/sealer";
import { asUnavailable } from "~/server/unavailable";
import { testDatabase } from "./database";
import { makeClass, registrant } from "./factories/classes";
import { publishedForm, question } from "./factories/form";
import { giver, makeGift } from "./factories/gifts";
import { newsletter } from "./factories/newsletter";
import { mailsIn, testServices } from "./factories/services";

/**
 * One of several records was sealed under a lost secret: a backup from another site, or a secret
 * changed without naming the former one. The lists say so and show the other records.
 */
const { db } = await testDatabase();
const services = testServices(db);
const gone = createSealer("a secret that nobody knows any more");
const lost = (purpose: string) => gone.seal("{}", purpose);
const actor = { id: "u", name: "U", permissions: new Set(["permissionPatientFormManager"]) };
const first = { page: 1, pageSize: 25 };

describe("gifts and donors", () => {
  beforeAll(async () => {
    const bad = await makeGift(services, { giver: giver({ lastname: "Lost" }) });
    services.pass(1_000);
    await makeGift(services, { giver: giver({ firstname: "Kept", lastname: "Whole" }), anonymous: true });
    await db
      .update(donor)
      .set({ person: lost(GIVER) })
      .where(eq(donor.id, bad.donorId));
    await db
      .update(gift)
      .set({ person: lost(GIVER), tribute: lost("tribute"), acknowledgeBy: "card" })
      .where(eq(gift.id, bad.id));
  });

  test("lists both, one as unreadable; a search finds the other and says what it could not search", async () => {
    const donors = await donorsPage(services, first);
    expect(donors.items.map(({ name, unreadable }) => [name, unreadable])).toEqual([
      ["Kept Whole", false],
      ["", true],
    ]);
    const found = await donorsPage(services, { ...first, q: "whole" });
    expect([found.total, found.unreadable]).toEqual([1, 1]);
    const gifts = await giftsPage(services, first);
    expect(gifts.items.map(({ donor: name, unreadable }) => [name, unreadable])).toEqual([
      ["Kept Whole", false],
      ["", true],
    ]);
    expect(await giftsPage(services, { ...first, q: "whole" })).toMatchObject({ total: 1, unreadable: 1 });
  });

  test("the unreadable gift still opens, with its amount; reports and cards are made without it", async () => {
    const [, bad] = (await giftsPage(services, first)).items;
    expect(await giftDetail(services, bad?.id ?? "")).toMatchObject({ amount: 5_000, giver: null });
    expect(await donorDetail(services, bad?.donorId ?? "")).toMatchObject({ given: 5_000, unreadable: true });
    const requestBody = { columns: [{ name: "name", heading: "Name" } as const], purpose: "books" as const };
    expect(await giftsCsv(services, actor, {}, requestBody)).toMatch(/Cannot be read\s+Kept Whole/);
    expect(await cardsToPrint(services)).toEqual([]);
  });
});

test("a roster, its spreadsheet and a message to the class leave no one out because of an unreadable record", async () => {
  const classId = (await makeClass(db)).id;
  const register = async (name: string) => {
    const request = { classId, input: registrant(name), utm: {}, idempotencyKey: randomUUID() };
    return (await registerForClass(services, request)).registration.id;
  };
  const bad = await register("Lost");
  await register("Kept");
  await db
    .update(registration)
    .set({ person: lost(REGISTRANT), answers: lost("registration-answers") })
    .where(eq(registration.id, bad));
  const { items } = await roster(services, classId);
  expect(items.map(({ firstName, unreadable }) => [firstName, unreadable])).toEqual([
    ["", true],
    ["Kept", false],
  ]);
  expect(await rosterCsv(services, actor, classId, { withAnswers: true })).toMatch(
    /Cannot be read[\s\S]*Kept/,
  );
  await messageRegistrants(services, actor, classId, {
    subject: "New room",
    text: "B.",
    withWaitlist: false,
  });
  const mails = (await mailsIn(db)).filter(({ kind }) => kind === "registrations.message");
  expect(mails.map(({ to }) => to)).toEqual(["kept@patients.example"]);
});

test("submissions and applications are listed, found and exported next to an unreadable one; opening only that one reports the problem", async () => {
  const formWithQuestions = publishedForm({
    slug: "apply",
    isPatientForm: true,
    questions: [question("name", "text", { sender: "name" })],
  });
  await db.insert(formTable).values(formWithQuestions);
  const send = async (name: string) => {
    const rules = { timeZone: services.timeZone, today: "2026-11-21" };
    const { answers } = readAnswers(formWithQuestions, { values: { name: [name] }, files: {} }, rules);
    const request = { form: formWithQuestions, answers, utm: {}, idempotencyKey: randomUUID() };
    return (await submitForm(services, request)).submission.id;
  };
  const bad = await send("Lost");
  await send("Kept");
  const { person, answers } = SUBMISSION_PURPOSES;
  await db
    .update(formSubmission)
    .set({ person: lost(person), answers: lost(answers) })
    .where(eq(formSubmission.id, bad));
  const ofSubmissions = (q?: string) => submissions(services, actor, { ...first, q });
  const ofApplications = (q?: string) => applications(services, { ...first, q });
  // Submissions have the newest first, applications the one that waits longest.
  for (const [list, names] of [
    [ofSubmissions, ["Kept", ""]],
    [ofApplications, ["", "Kept"]],
  ] as const) {
    expect((await list()).items.map(({ name, unreadable }) => [name, unreadable])).toEqual(
      names.map((name) => [name, name === ""]),
    );
    expect(await list("kept")).toMatchObject({ total: 1, unreadable: 1 });
  }
  const csv = await submissionsCsv(services, actor, formWithQuestions.id, { withSensitive: true });
  expect(csv).toMatch(/received, cannot be read"?,[\s\S]*received,Kept/);
  const error = await readSubmission(services, actor, bad).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnreadableSeal);
  expect(asUnavailable(error)).toMatchObject({ code: "UNAVAILABLE" });
});

test("the newsletter's list distinguishes an unreadable address from an erased one", async () => {
  const list = newsletter(db);
  const [bad, kept] = [await list.join({ lastname: "Lost" }), await list.join({ lastname: "Kept" })];
  const id = (await list.row(bad.email))?.id ?? "";
  await db
    .update(newsletterSubscriber)
    .set({ asked: lost(SUBSCRIBER) })
    .where(eq(newsletterSubscriber.id, id));
  const found = await subscribers(services, { ...first, q: "kept" });
  expect(found).toMatchObject({ total: 1, unreadable: 1, items: [{ email: kept.email }] });
  const all = (await subscribers(services, first)).items;
  expect(all.find((item) => item.id === id)).toMatchObject({ email: "", unreadable: true });
});
