import { beforeAll, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { submissionAnswer } from "~/platform/idempotency/table";
import { outboxMessage } from "~/platform/outbox/table";
import { acceptSubmission } from "~/server/submissions/accept-submission";
import { testActor } from "../../../../../test/factories/content";
import { question } from "../../../../../test/factories/form";
import { testApp } from "../../../../../test/web-app";
import { applicationByToken } from "../../applications/application-by-token";
import { formType } from "../../form/definition";
import { formBySlug } from "../../form/form-by-slug";
import { formSubmission as submissionTable } from "../../table";
import { formSubmission } from "../form-submission";

const { url, services, logged } = await testApp({
  settings: { CAPTCHA: "off" },
  pages: {
    declarations: () => ({ personal: false, acceptsPost: true }),
    async render(request, context) {
      const form = await formBySlug(context.db, "apply");
      if (!form) throw new Error("The form is not there.");
      const answer = await acceptSubmission(request, context, formSubmission(context, form));
      return answer instanceof Response ? answer : Response.json(answer.data, answer.init ?? {});
    },
  },
});
const { db } = services;
const form = {
  title: "Apply",
  slug: "apply",
  retentionDays: 30,
  isPatientForm: true,
  questions: [
    question("name", "text", { sender: "name", required: true }),
    question("email", "email", { sender: "email" }),
  ],
};
beforeAll(async () => {
  await createItem({ db, actor: testActor }, formType, form, { publish: true, trusted: true });
  const contact = { ...form, slug: "contact", isPatientForm: false };
  await createItem({ db, actor: testActor }, formType, contact, { publish: true, trusted: true });
});

const tokenIn = (link: string) => /\/application\/([\w-]{43})$/.exec(link)?.[1] ?? "";

async function send(fields: Record<string, string>, { slug = "apply", key = "" } = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { accept: "application/json", ...(key && { "idempotency-key": key }) };
  const answer = await fetch(`${url}/api/form/${slug}`, { method: "POST", body, headers });
  return (await answer.json()) as { privateLink?: string };
}
const post = (fields: Record<string, string>) =>
  fetch(`${url}/forms/apply`, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: { accept: "text/html" },
  });

test("a patient without an email gets the private link in the response, and it opens their page", async () => {
  const first = await send({ name: "Ruth" }, { key: "a-key-of-ruth" });
  const token = tokenIn(first.privateLink ?? "");
  expect(await applicationByToken(services, token)).toMatchObject({ formName: "Apply", state: "received" });
  // A retry after a lost response gets the same link.
  expect(await send({ name: "Ruth" }, { key: "a-key-of-ruth" })).toEqual(first);
  const rows = [await db.select().from(submissionTable), await db.select().from(submissionAnswer)];
  expect(JSON.stringify([rows, logged()])).not.toContain(token);
  expect(await db.$count(outboxMessage)).toBe(0);
});

test("without JavaScript, the page shows it instead of redirecting, so that no address has it", async () => {
  const answer = await post({ name: "Omar" });
  expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const token = tokenIn(((await answer.json()) as { privateLink: string }).privateLink);
  expect(token).not.toBe("");
  expect(JSON.stringify(logged())).not.toContain(token);
});

test("a patient with an email gets the link there alone; other forms have none", async () => {
  expect(await send({ name: "Ann", email: "ann@patients.example" })).not.toHaveProperty("privateLink");
  const led = await post({ name: "Bea", email: "bea@patients.example" });
  expect([led.status, led.headers.get("location")]).toEqual([303, "/forms/apply?sent=true"]);
  expect(await send({ name: "Cleo" }, { slug: "contact" })).not.toHaveProperty("privateLink");
});
