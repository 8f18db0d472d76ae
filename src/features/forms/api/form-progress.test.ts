import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { contactForm } from "~/demo/content/forms/contact";
import { newPatientApplication } from "~/demo/content/forms/new-patient-application";
import { testActor } from "../../../../test/factories/content";
import { mailsIn } from "../../../../test/factories/services";
import { solvedChallenge } from "../../../../test/solve-challenge";
import { testApp } from "../../../../test/web-app";
import { savedProgress } from "../applications/table";
import { formType } from "../form/definition";

const { url, services } = await testApp();
const { db } = services;
for (const form of [newPatientApplication, contactForm])
  await createItem({ db, actor: testActor }, formType, form, { publish: true, trusted: true });

async function post(path: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { accept: "application/json", origin: url };
  const answer = await fetch(`${url}/api/form/${path}`, { method: "POST", body, headers });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}
const save = (fields: Record<string, string>, slug = newPatientApplication.slug) =>
  post(`${slug}/progress`, fields);

const complete = {
  forWhom: "I would",
  firstName: "Jo",
  lastName: "Miller",
  birthday: "1961-03-04",
  language: "English",
  "home.street": "7 Elm St",
  "home.city": "Alder Creek",
  "home.state": "NE",
  "home.zip": "69199",
  phone: "308-555-0141",
  insurance: "Medicare",
  clinic: "Willow Bend Clinic",
  reason: "A check-up.",
  agreesTrue: "yes",
  agreesPrivacy: "yes",
  agreesContact: "yes",
  signature: "Jo Miller",
};

test("an unfinished form is saved as it is, again under its code, and deleted when it is sent", async () => {
  const first = await save({ firstName: "Jo", birthday: "not yet", "form-page": "1" });
  expect(first.status).toBe(200);
  expect(first.headers.get("cache-control")).toBe("no-store");
  const { code } = first.body.saved;
  expect((await save({ firstName: "Joan", "resume-code": code })).body.saved.code).toBe(code);
  expect(await db.$count(savedProgress)).toBe(1);
  const altcha = await solvedChallenge(url);
  const sent = await post(newPatientApplication.slug, { ...complete, "resume-code": code, altcha });
  expect(sent.status).toBe(200);
  expect(await db.$count(savedProgress)).toBe(0);
});

test("the code is emailed to valid addresses only, and with a limit for each", async () => {
  const mail = (to: string) => save({ firstName: "Jo", go: "mail-code", "resume-email": to });
  const refused = await mail("nobody");
  expect(refused.body.error).toMatchObject({
    code: "VALIDATION_FAILED",
    errors: [{ propertyName: "resume-email" }],
  });
  const statuses: number[] = [];
  for (let times = 0; times < 6; times += 1) statuses.push((await mail("jo@patients.example")).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const codes = (await mailsIn(db)).filter(({ kind }) => kind === "forms.resume-code");
  expect(codes).toHaveLength(5);
  expect(codes[0]?.text).not.toMatch(/\bJo\b/);
});

test("a form of one page cannot be saved", async () => {
  expect((await save({ firstName: "Jo" }, contactForm.slug)).status).toBe(404);
});
