import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { cancelRegistrants } from "~/features/classes/registrations/jobs/cancel-registrants";
import { registerForClass } from "~/features/classes/registrations/register-for-class";
import { domainServices } from "~/platform/domain-services";
import { makeUser, signInHeaders } from "../../../../../test/factories/accounts";
import { makeClass, registrant } from "../../../../../test/factories/classes";
import { makeGift } from "../../../../../test/factories/gifts";
import { testApp } from "../../../../../test/web-app";
import { type ActivityEvent, activitySentence, sentenceText } from "./activity-sentence";

/** The sentences for real actions: the events come from the API, and the text from the screens' function. */

const { url, services } = await testApp({ settings: { CAPTCHA: "off" } });
const domain = domainServices(services, services.env);
const { db } = services;
let headers: Record<string, string> = {};
beforeAll(async () => {
  const fay = await makeUser(db, { administrator: true, name: "Fay Foundation" });
  headers = await signInHeaders(db, fay);
});

async function call(method: string, path: string, body?: object) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    body: body && JSON.stringify(body),
  });
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  return answer;
}

/** The newest entries of the audit log and of the dashboard, as sentences. */
async function newestLines(): Promise<{ audit: string; dashboard: string }> {
  const lineOf = (event: ActivityEvent & { others?: number }) =>
    sentenceText(activitySentence(event, { others: event.others ?? 0 }));
  const audit = await (await call("GET", "/api/admin/audit?limit=1")).json();
  const dashboard = await (await call("GET", "/api/admin/dashboard")).json();
  return { audit: lineOf(audit.items[0]), dashboard: lineOf(dashboard.recentActivity[0]) };
}

async function expectLine(text: string): Promise<void> {
  expect(await newestLines()).toEqual({ audit: text, dashboard: text });
}

test("a check entered by staff is not shown as their own gift", async () => {
  await call("POST", "/api/admin/giving/gifts", {
    givenOn: "2026-03-08",
    amount: 12_500,
    designation: "Oncology",
    lastname: "Quill",
    email: "quill@donors.example",
    receipt: "mail",
  });
  await expectLine("Fay Foundation entered a gift by check or cash");
});

test("a visitor's gift is attributed to a visitor", async () => {
  await makeGift(domain);
  await expectLine("A visitor gave a gift");
});

test("an exported roster is named by its class", async () => {
  const { id } = await makeClass(db, { title: "Yoga for two" });
  await call("GET", `/api/admin/classes/${id}/registrations.csv`);
  await expectLine("Fay Foundation exported the roster of Yoga for two");
});

test("a visitor's registration is attributed to a visitor, and a canceled class's refunds to the job", async () => {
  const { id } = await makeClass(db, { title: "First aid" });
  const request = { classId: id, input: registrant(), utm: {}, idempotencyKey: randomUUID() };
  await registerForClass(domain, request);
  await expectLine("A visitor registered for a class");
  await call("POST", `/api/admin/classes/${id}/cancellation`);
  await expectLine("Fay Foundation canceled First aid");
  await cancelRegistrants(domain, id);
  await expectLine("A class registration ended because the class was canceled");
});
