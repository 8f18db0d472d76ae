import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { MAX_PERSON_NAME_LENGTH } from "~/features/accounts/name-limit";
import { registrationLimits } from "~/features/classes/registrations/limits";
import { MAX_IMPORT_CHARACTERS } from "~/features/giving/api/admin/import-schemas";
import { MAX_CAPTION_LENGTH } from "~/features/media/shared/media-limits";
import { MAX_AGREEMENT_LENGTH } from "~/features/newsletter/agreement-limit";
import { lockPasswordLimits } from "~/features/settings/site-lock/password-limits";
import { domainServices } from "~/platform/domain-services";
import { MAX_LINE_LENGTH, MAX_NAME_LENGTH, MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import { MB } from "~/platform/isomorphic/sizes";
import { adminJsonCaller } from "../admin-call";
import { signedIn } from "../factories/accounts";
import { makeClass } from "../factories/classes";
import { registered } from "../factories/registrations";
import { ofFeature } from "../of-feature";
import { testApp } from "../web-app";

/** The API takes what the controls of the screens take, to the last character: both read the same constant. */

const { url, services } = await testApp();
const { db } = services;
const call = adminJsonCaller(url);
const { headers } = await signedIn(db, [
  "permissionCHClassManager",
  "permissionFoundationManager",
  "permissionMediaManager",
  "permissionPageManager",
  "permissionSettingsManager",
]);
const send = (method: string, path: string, body?: unknown) =>
  call(method, path, { ...headers, "idempotency-key": randomUUID() }, body);

const registrations = domainServices(services, services.env);
const { id: registration, classId } = await registered(registrations, (await makeClass(db)).id);

const permissions = ["permissionPageManager"];
const slide = (caption: string) => ({ type: "image", image: randomUUID(), caption });
const list = { csv: "Email\nada@example.org", how: "confirmed", commit: false };

type LimitCase = [string, number, (text: string) => Promise<{ status: number; body: { error?: object } }>];

test.each<LimitCase>([
  ["the name of a folder", MAX_NAME_LENGTH, (name) => send("POST", "/folders", { data: { name } })],
  ["the name of a section", MAX_NAME_LENGTH, (name) => send("POST", "/saved-sections", { data: { name } })],
  ["the name of a person", MAX_PERSON_NAME_LENGTH, (name) => send("PATCH", "/account", { name })],
  [
    "the purpose of a token",
    MAX_PERSON_NAME_LENGTH,
    (name) => send("POST", "/account/tokens", { name, permissions, days: 30 }),
  ],
  [
    "a note about a registration",
    registrationLimits.note,
    (note) => send("PUT", `/registrations/${registration}/note`, { note }),
  ],
  [
    "the subject of a message",
    registrationLimits.subject,
    (subject) => send("POST", `/classes/${classId}/messages`, { subject, text: "Hello" }),
  ],
  [
    "a message",
    registrationLimits.message,
    (text) => send("POST", `/classes/${classId}/messages`, { subject: "Hello", text }),
  ],
  [
    "the password of the site lock",
    lockPasswordLimits.longest,
    (password) => send("PUT", "/site-lock", { locked: false, password }),
  ],
  ...ofFeature<LimitCase>("newsletter", [
    "where people agreed",
    MAX_AGREEMENT_LENGTH,
    (agreement) => send("POST", "/newsletter/import", { ...list, agreement }),
  ]),
  ["a search of everything", MAX_QUERY_LENGTH, (q) => send("POST", "/records/search", { q })],
  ["a search of a list", MAX_QUERY_LENGTH, (q) => send("GET", `/pages?q=${q}`)],
  ["a search of registrations", MAX_QUERY_LENGTH, (q) => send("POST", "/registrations/search", { q })],
  ["a title", MAX_LINE_LENGTH, (title) => send("POST", "/pages", { data: { title } })],
])("%s has at most %i characters", async (_, most, write) => {
  const longest = await write("x".repeat(most));
  expect([longest.status < 300, longest.body.error]).toEqual([true, undefined]);
  const { status, body } = await write("x".repeat(most + 1));
  expect([status, JSON.stringify(body.error)]).toEqual([
    422,
    expect.stringContaining(most.toLocaleString("en-US")),
  ]);
});

test.each([
  [MAX_CAPTION_LENGTH, undefined],
  [MAX_CAPTION_LENGTH + 1, 422],
])("a caption of a gallery with %i characters is answered with %s", async (length, refused) => {
  const gallery = { type: "gallery", id: "a", props: { slides: [slide("x".repeat(length))] } };
  const { status } = await send("POST", "/pages", { data: { title: "Gallery", blocks: [gallery] } });
  expect(status < 300 ? undefined : status).toBe(refused);
});

test("a file of gifts is read up to its own limit, which is larger than that of other requests", async () => {
  const row = `\n2026-05-04,50,General,Lee,${"memo ".repeat(90)}`;
  const csv = (length: number) => `Date,Amount,Designation,Last name,Memo${row.repeat(length / row.length)}`;
  const read = await send("POST", "/giving/gifts/import", { csv: csv(1.5 * MB) });
  expect(read.body.error?.message).toBe("A file can have at most 1000 gifts. Split it.");
  const tooLarge = await send("POST", "/giving/gifts/import", {
    csv: csv(MAX_IMPORT_CHARACTERS + row.length),
  });
  expect(JSON.stringify(tooLarge.body.error)).toContain("This file is too large. Split it.");
});
