import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Captcha, FormAction } from "~/platform/captcha/captcha";
import { createQuestions } from "~/platform/captcha/questions";
import { createSealer } from "~/platform/crypto/sealer";
import { testDatabase } from "../../../test/database";
import { makeClass } from "../../../test/factories/classes";
import { testSecret } from "../../../test/factories/services";
import { ofFeature } from "../../../test/of-feature";
import { testApp } from "../../../test/web-app";

const database = await testDatabase();

/** A bot check that records the action of each form. */
const checked: FormAction[] = [];
const captcha: Captcha = {
  client: { kind: "recaptcha", siteKey: "site-key", script: "https://bot-check.example/api.js" },
  async check(_proof, { action }) {
    checked.push(action);
    return "passed";
  },
  questions: createQuestions({ db: database.db, sealer: createSealer(testSecret), now: () => new Date() }),
};
const { url, services } = await testApp({ database, services: { captcha } });
const { id } = await makeClass(services.db);

beforeEach(() => {
  checked.length = 0;
});

async function send(path: string, fields: Record<string, string>): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("g-recaptcha-response", "a token");
  const headers = { "idempotency-key": randomUUID(), accept: "application/json" };
  return (await fetch(url + path, { method: "POST", body, headers })).status;
}

const address = {
  addressStreet: "12 Elm St",
  addressCity: "Alder Creek",
  addressState: "NE",
  addressZip: "69199",
};
const donor = { firstname: "Ana", lastname: "Lind", phone: "308-555-0123", email: "ana@donors.example" };
const registrant = {
  firstName: "Jo",
  lastName: "Miller",
  email: "jo@patients.example",
  address: "1 Main St",
  city: "Alder Creek",
  state: "NE",
  postalCode: "69199",
};

type FormCase = [FormAction, string, Record<string, string>];

test.each<FormCase>([
  [
    "FormContactSubmit",
    "/donate/initiate",
    { ...donor, ...address, amount: "50", typeOfDonation: "Oncology" },
  ],
  ...ofFeature<FormCase>("newsletter", [
    "FormNewsletter",
    "/api/form/newsletter",
    { firstname: "Ann", lastname: "Reader", email: "ann@readers.example" },
  ]),
  ["FormClassRegistration", `/api/class/${id}/register`, registrant],
])("the bot check of %s uses that action at %s", async (action, path, fields) => {
  expect(await send(path, fields)).toBe(200);
  expect(checked).toEqual([action]);
});
