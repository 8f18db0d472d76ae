import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testDatabase } from "../../../../../test/database";
import { question } from "../../../../../test/factories/form";
import { mailsIn, testServices } from "../../../../../test/factories/services";
import { mailResumeCode } from "../../mail/mail-resume-code";
import { savedProgress } from "../table";
import { deleteProgress, resumeProgress } from "./resume-progress";
import { saveProgress } from "./save-progress";

const { db } = await testDatabase();
const services = testServices(db);
const form = {
  id: randomUUID(),
  questions: [question("condition", "text"), question("home", "address"), question("card", "file")],
};
const progress = {
  values: { condition: ["gout"], "home.street": ["1 Main St"], card: ["kept file"], "resume-code": ["x"] },
  page: 3,
};
const typed = { condition: ["gout"], "home.street": ["1 Main St"] };
const DAY = 24 * 3_600_000;

test("the code restores the answers, however it is typed, without files", async () => {
  const { code } = await saveProgress(services, form, progress);
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
  for (const written of [
    code,
    code.toLowerCase().replaceAll("-", " "),
    code.replaceAll("0", "o").replaceAll("1", "l"),
  ])
    expect(await resumeProgress(services, form.id, written)).toEqual({ page: 3, values: typed });
});

test("the database holds neither the code nor the answers", async () => {
  const { code } = await saveProgress(services, form, progress);
  const rows = JSON.stringify(await db.select().from(savedProgress));
  expect(rows).not.toMatch(/\bgout\b|Main St/);
  expect(rows).not.toContain(code.replaceAll("-", ""));
});

test("saving again keeps the code, and replaces the answers", async () => {
  const { code } = await saveProgress(services, form, progress);
  const again = await saveProgress(services, form, { values: { condition: ["better"] }, page: 4 }, code);
  expect(again.code).toBe(code);
  expect(await resumeProgress(services, form.id, code)).toEqual({
    page: 4,
    values: { condition: ["better"] },
  });
});

test("an unknown code, a used one, and one of another form restore nothing and get the same response", async () => {
  const { code } = await saveProgress(services, form, progress);
  const refused = { code: "VALIDATION_FAILED", more: { errors: [{ propertyName: "resumeCode" }] } };
  await expect(resumeProgress(services, randomUUID(), code)).rejects.toMatchObject(refused);
  await expect(resumeProgress(services, form.id, "ABCD")).rejects.toMatchObject(refused);
  await deleteProgress(db, code);
  await expect(resumeProgress(services, form.id, code)).rejects.toMatchObject(refused);
});

test("expires thirty days after the last save", async () => {
  const { code } = await saveProgress(services, form, progress);
  services.pass(29 * DAY);
  await saveProgress(services, form, progress, code);
  services.pass(29 * DAY);
  expect((await resumeProgress(services, form.id, code)).page).toBe(3);
  services.pass(DAY);
  await expect(resumeProgress(services, form.id, code)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  expect((await saveProgress(services, form, progress, code)).code).not.toBe(code);
});

test("the email has the code, not in an address, and nothing of the form", async () => {
  await mailResumeCode(services, {
    to: "jo@example.org",
    path: "/forms/apply",
    code: "ABCD-EFGH-JKMN-PQRS-TVWX",
  });
  const [mail] = await mailsIn(db);
  expect(mail?.text).toContain("ABCD-EFGH-JKMN-PQRS-TVWX");
  expect(mail?.text).toContain("https://hospital.example/forms/apply");
  expect(mail?.html).not.toMatch(/href="[^"]*ABCD/);
});
