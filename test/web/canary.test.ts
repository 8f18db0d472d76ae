import { subscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sealedTables } from "~/app/stored-data";
import { createItem } from "~/content/actions/create-item";
import { newPatientApplication } from "~/demo/content/forms/new-patient-application";
import { formType } from "~/features/forms/form/definition";
import { auditEvent } from "~/platform/audit/table";
import type { Database } from "~/platform/database/database";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { adminCaller as callApi } from "../admin-call";
import { signedIn } from "../factories/accounts";
import { makeClass } from "../factories/classes";
import { testActor } from "../factories/content";
import { mailsIn } from "../factories/services";
import { ofFeature } from "../of-feature";
import { columnsWithSealedText } from "../sealed-values";
import { solvedChallenge } from "../solve-challenge";
import { testApp } from "../web-app";

/** A person and an illness that appear nowhere else. If one of these words appears elsewhere, data leaked. */
const CANARIES = ["Quillfeather", "marmotitis"];

const app = await testApp();
const { url, services } = app;
const { db } = services;
const staff = await signedIn(db, ["permissionPatientFormManager", "permissionFoundationManager"]);
await createItem({ db, actor: testActor }, formType, newPatientApplication, { publish: true, trusted: true });
const event = await makeClass(db, {
  category: "sportsmetrics",
  hasRegistrationCost: true,
  registrationCost: 1_500,
});

/** The addresses that the process connected to. */
const peers = new Set<string>();
subscribe("net.client.socket", (message) => {
  const { socket } = message as { socket: Socket };
  socket.once("connect", () => peers.add(socket.remoteAddress ?? "unknown"));
});

const person = {
  forWhom: "I would",
  firstName: "Zebulon",
  lastName: "Quillfeather",
  birthday: "1961-03-04",
  language: "English",
  "home.street": "7 Quillfeather Rd",
  "home.city": "Alder Creek",
  "home.state": "NE",
  "home.zip": "69199",
  phone: "308-555-0141",
  email: "applicant@patients.example",
  insurance: "Medicare",
  clinic: "Willow Bend Clinic",
  reason: "I have had marmotitis since May.",
  conditionsMore: "Marmotitis",
  agreesTrue: "yes",
  agreesPrivacy: "yes",
  agreesContact: "yes",
  signature: "Zebulon Quillfeather",
};
const form = `/api/form/${newPatientApplication.slug}`;

async function post(path: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { accept: "application/json", origin: url };
  const answer = await fetch(`${url}${path}`, { method: "POST", body, headers });
  return { status: answer.status, body: await answer.json() };
}

async function call(method: string, path: string, body?: unknown) {
  const answer = await callApi(url)(method, `/patient-applications${path}`, staff.headers, body);
  return { status: answer.status, body: await answer.json() };
}

const search = (people: string, q: string) => callApi(url)("POST", `/${people}/search`, staff.headers, { q });

/** Every row of every table, ours and the job tables, as a dump would contain it. */
async function dump(database: Database): Promise<string> {
  const { rows: tables } = await database.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const rows: unknown[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    rows.push((await database.execute(sql`select t::text from ${table} t`)).rows);
  }
  return JSON.stringify(rows);
}

/** Whether a text contains a canary, in plain, URL-encoded or base64 form. */
function containsCanary(text: string): boolean {
  const plain = `${text}\n${decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, ""))}`.toLowerCase();
  return CANARIES.some(
    (canary) =>
      plain.includes(canary.toLowerCase()) ||
      [0, 1, 2].some((shift) => {
        const encoded = Buffer.from(" ".repeat(shift) + canary).toString("base64");
        return text.includes(encoded.slice(shift === 0 ? 0 : shift + 1, -4));
      }),
  );
}

async function places() {
  const mails = (await mailsIn(db)).filter(({ kind }) => !kind.startsWith("registrations."));
  return {
    log: JSON.stringify(app.logged()),
    database: await dump(db),
    mails: JSON.stringify(mails.map(({ subject, html, text }) => ({ subject, html, text }))),
    audit: JSON.stringify(await db.select().from(auditEvent)),
  };
}

const singing = async () =>
  Object.entries(await places()).flatMap(([place, text]) => (containsCanary(text) ? [place] : []));

test("a patient's data is nowhere in clear text: no log, row, mail, job, payment, or outgoing call", async () => {
  const saved = await post(`${form}/progress`, {
    ...person,
    go: "mail-code",
    "resume-email": "applicant@patients.example",
  });
  expect(saved.status).toBe(200);
  expect((await post(`${form}/page/1`, { ...person, birthday: "marmotitis" })).status).toBe(422);
  expect((await post(`${form}?q=x`, { ...person, phone: "marmotitis" })).status).toBe(422);
  const code = saved.body.saved.code;
  const sent = await post(form, { ...person, "resume-code": code, altcha: await solvedChallenge(url) });
  expect(sent.status).toBe(200);
  const { id } = sent.body.submission;

  expect((await call("POST", "/search", { q: "quillfeather" })).body.items).toMatchObject([{ id }]);
  const read = await call("GET", `/${id}`);
  expect(JSON.stringify(read.body)).toMatch(/Quillfeather.*marmotitis/);
  expect((await call("POST", `/${id}/notes`, { text: "Is it really marmotitis?" })).status).toBe(200);
  expect((await call("POST", `/${id}/messages`, { text: "About your marmotitis …" })).status).toBe(200);
  expect((await call("PUT", `/${id}/state`, { state: "accepted" })).status).toBe(200);
  expect((await call("PUT", `/${id}/assignee`, { userId: staff.user.id })).status).toBe(200);

  for (const people of [
    "giving/gifts",
    "giving/donors",
    ...ofFeature("newsletter", "newsletter/subscribers"),
  ])
    expect((await search(people, "Quillfeather")).status, people).toBe(200);

  const attendee = {
    firstName: "Zebulon",
    lastName: "Quillfeather",
    email: "applicant@patients.example",
    dateOfBirth: "1961-03-04",
    address: "7 Quillfeather Rd",
    city: "Alder Creek",
    state: "NE",
    postalCode: "69199",
    phone: "3085550141",
    altcha: await solvedChallenge(url),
  };
  const registered = await post(`/api/class/${event.id}/register`, attendee);
  expect(registered.body).toMatchObject({ registration: { status: "held" }, url: expect.any(String) });
  expect(containsCanary(registered.body.url)).toBe(false);

  expect((await mailsIn(db)).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["forms.resume-code", "applications.received", "applications.message"]),
  );
  expect(await singing()).toEqual([]);
  expect([...peers].filter((peer) => !/^(::1|127\.|::ffff:127\.|unknown)/.test(peer))).toEqual([]);
});

test("every column sealed here is on the list of columns that key rotation reseals", async () => {
  const listed = sealedTables.flatMap(({ name, sealed }) =>
    sealed.map(
      ({ column }) => `${name}.${column.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
    ),
  );
  const found = await columnsWithSealedText(db);
  expect(found).toEqual(
    expect.arrayContaining(["form_submission.sensitive_answers", "application_entry.text"]),
  );
  expect(found.filter((column) => !listed.includes(column))).toEqual([]);
});

test("finds a leaked canary in any place and any encoding", async () => {
  expect(
    ["MARMOTITIS", "q=Quill%66eather", Buffer.from("x marmotitis x").toString("base64")].map(containsCanary),
  ).toEqual([true, true, true]);
  services.log.info({ path: "/forms/quillfeather" }, "request");
  await enqueueMail(db, services.sealer, {
    kind: "test",
    to: "a@b.example",
    subject: "Your marmotitis",
    body: { html: "<p>x</p>", text: "x" },
  });
  await db.execute(sql`create table escaped (note jsonb)`);
  await db.execute(sql`insert into escaped values ('{"about": "marmotitis"}')`);
  expect(await singing()).toEqual(["log", "database", "mails"]);
});
