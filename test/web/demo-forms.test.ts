import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { financialAssistanceForm } from "~/demo/content/forms/financial-assistance";
import type { FormContent } from "~/demo/content/forms/form-parts";
import { jobApplicationForm } from "~/demo/content/forms/job-application";
import { medicalRecordsForm } from "~/demo/content/forms/medical-records";
import { applicationByToken } from "~/features/forms/applications/application-by-token";
import { formType } from "~/features/forms/form/definition";
import { applicationStatusOf } from "~/features/forms/site/application/words";
import { formSubmission } from "~/features/forms/table";
import { domainServices } from "~/platform/domain-services";
import { signedIn } from "../factories/accounts";
import { testActor } from "../factories/content";
import { mailsIn } from "../factories/services";
import { packedPdf } from "../packed-pdf";
import { testApp } from "../web-app";

const { url, services } = await testApp({ settings: { CAPTCHA: "off" } });
const { db } = services;
const helper = await signedIn(db, ["permissionPatientFormManager"]);
const clerk = await signedIn(db, ["permissionFormManager"]);

const FORMS: FormContent[] = [financialAssistanceForm, medicalRecordsForm, jobApplicationForm];

beforeAll(async () => {
  for (const form of FORMS)
    await createItem({ db, actor: testActor }, formType, form, { publish: true, trusted: true });
});

const scan = () =>
  new File([new Uint8Array(packedPdf("<</S/URI/URI(https://hospital.example)>>"))], "scan.pdf");

async function send(slug: string, answers: Record<string, string | string[] | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(answers))
    for (const one of [value].flat()) body.append(name, one);
  const headers = { accept: "application/json" };
  const answer = await fetch(`${url}/api/form/${slug}`, { method: "POST", body, headers });
  return { status: answer.status, body: await answer.json() };
}

async function api(path: string, method: string, body: unknown, { headers } = helper) {
  const answer = await fetch(`${url}/api/admin/${path}`, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

const stored = async (title: string) =>
  db.select().from(formSubmission).where(eq(formSubmission.formName, title));

const household = {
  firstName: "Ines",
  lastName: "Vogelsang",
  birthday: "1950-01-02",
  "home.street": "7 Elm Street",
  "home.city": "Alder Creek",
  "home.state": "NE",
  "home.zip": "69199",
  phone: "3085550188",
  email: "ines@example.org",
  when: "In the last month",
  insurance: ["Medicare"],
  people: "2",
  income: "1900",
  proof: scan(),
  true: "yes",
  mayAsk: "yes",
  signature: "Ines Vogelsang",
};

const request = {
  asker: "I speak for the patient",
  proxyName: "Ruth Albright",
  proxyRelation: "Daughter",
  proxyRight: "I hold a power of attorney for health care",
  proxyPaper: scan(),
  proxyPhone: "3085550188",
  firstName: "Ines",
  lastName: "Vogelsang",
  birthday: "1950-01-02",
  email: "ruth@example.org",
  what: ["Laboratory results"],
  dates: "The last year",
  how: "In the patient portal, free",
  photoId: scan(),
  agreed: "yes",
  signature: "Ruth Albright",
};

test("an application for financial assistance is sealed and queued, and the applicant is told the decision", async () => {
  expect(await send("financial-assistance", household)).toMatchObject({ status: 200 });
  const [row] = await stored(financialAssistanceForm.title);
  expect(row).toMatchObject({ isPatientForm: true, state: "received" });
  expect(JSON.stringify(row)).not.toMatch(/\b(Vogelsang|Elm|1900|Medicare)\b|ines@/);

  const found = await api("patient-applications/search", "POST", { formId: row?.formId });
  expect(found.body).toMatchObject({
    items: [{ name: "Ines Vogelsang", state: "received" }],
    forms: expect.arrayContaining([expect.objectContaining({ name: financialAssistanceForm.title })]),
  });
  const path = `patient-applications/${row?.id}/state`;
  expect((await api(path, "PUT", { state: "accepted" }, clerk)).status).toBe(403);
  expect((await api(path, "PUT", { state: "accepted" })).status).toBe(200);

  const mail = (await mailsIn(db)).at(-1);
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/assistance|Ines|bill/i);
  const token = /\/application\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
  const own = await applicationByToken(domainServices(services, services.env), token);
  expect(applicationStatusOf(own.state, own.outcome).title).toBe("You will get help with your bills");
});

test("a proxy's request for records states the requester and their authority, and is sealed with its documents", async () => {
  expect(await send("medical-records", request)).toMatchObject({ status: 200 });
  const [row] = await stored(medicalRecordsForm.title);
  expect(row).toMatchObject({ isPatientForm: true, state: "received" });
  expect(JSON.stringify(row)).not.toMatch(/\b(Vogelsang|Albright|Laboratory)\b|ruth@/);
  const answer = await fetch(`${url}/api/admin/patient-applications/${row?.id}`, { headers: helper.headers });
  const { item } = (await answer.json()) as { item: { name: string; answers: { text: string }[] } };
  expect(item.name).toBe("Ines Vogelsang");
  expect(item.answers.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Ruth Albright", "Daughter", "I hold a power of attorney for health care"]),
  );
});

test("a proxy must state their authority; patients need not", async () => {
  const { proxyRight: _, ...without } = request;
  const refused = await send("medical-records", without);
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain("proxyRight");
  const { proxyName, proxyRelation, proxyPaper, proxyPhone, ...own } = without;
  expect(await send("medical-records", { ...own, asker: "I am the patient" })).toMatchObject({ status: 200 });
});

test("an application for a job accepts a resume, is sealed, and can be read by form managers", async () => {
  const sent = await send("job-application", {
    job: "Physical therapist",
    firstName: "Ines",
    lastName: "Vogelsang",
    email: "ines@example.org",
    phone: "3085550188",
    resume: scan(),
    legal: "Yes",
    agreed: "yes",
  });
  expect(sent).toMatchObject({ status: 200, body: { name: "Ines" } });
  const [row] = await stored(jobApplicationForm.title);
  expect(row).toMatchObject({ isPatientForm: false });
  expect(JSON.stringify(row)).not.toMatch(/Vogelsang|therapist|ines@/i);
  expect((await api(`patient-applications/${row?.id}/state`, "PUT", { state: "accepted" })).status).toBe(404);
});
