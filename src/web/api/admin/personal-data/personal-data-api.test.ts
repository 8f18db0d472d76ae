import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { formType } from "~/content/types/form/definition";
import { formBySlug } from "~/content/types/form/form-by-slug";
import { domainServices } from "~/domain/domain-services";
import { writeEntry } from "~/domain/forms/applications/entry";
import { saveProgress } from "~/domain/forms/applications/progress/save-progress";
import { newFileKey, sealFile } from "~/domain/forms/files/sealed-file";
import { readAnswers } from "~/domain/forms/read-answers";
import { submitForm } from "~/domain/forms/submit-form";
import { formFile } from "~/domain/forms/table";
import { openMonthlyGift } from "~/domain/giving/monthly/open-monthly-gift";
import { forgetGivers } from "~/domain/giving/retention/forget-givers";
import { gift } from "~/domain/giving/table";
import { noteRequests } from "~/domain/newsletter/ask-to-join";
import { cancelForRegistrant } from "~/domain/registrations/staff/cancel-for-registrant";
import { noteRegistration } from "~/domain/registrations/staff/note-registration";
import { auditEvent } from "~/platform/audit/table";
import { UnreadableSeal } from "~/platform/crypto/sealer";
import { recurringPayment } from "~/platform/payments/recurring/table";
import { sealedTables } from "~/sealed-tables";
import { adminCaller } from "../../../../../test/admin-call";
import { signedIn } from "../../../../../test/factories/accounts";
import { makeClass, registrant } from "../../../../../test/factories/classes";
import { testActor } from "../../../../../test/factories/content";
import { question } from "../../../../../test/factories/form";
import { giftInput, giver, makeGift } from "../../../../../test/factories/gifts";
import { newsletter } from "../../../../../test/factories/newsletter";
import { registered } from "../../../../../test/factories/registrations";
import { testApp } from "../../../../../test/web-app";

const { url, services } = await testApp();
const { db, sealer } = services;
const domain = domainServices(services, services.env);
const call = adminCaller(url);
const admin = await signedIn(db, "administrator");
const manager = await signedIn(db, ["permissionFoundationManager", "permissionPatientFormManager"]);

/** Two people whose words are nowhere else. */
const zeb = { last: "Quillfeather", email: "zeb@quills.example", ill: "marmotitis" };
const ida = { last: "Thistledown", email: "ida@thistles.example", ill: "weaselpox" };
type Person = typeof zeb;

const questions = [
  question("email", "email", { sender: "email" }),
  question("name", "text", { sender: "name" }),
  question("illness", "textarea", { sensitive: true }),
];
const values = { title: "Ask us", slug: "ask-us", questions, isPatientForm: true, retentionDays: 90 };
await createItem({ db, actor: testActor }, formType, values, { publish: true, trusted: true });
const event = await makeClass(db);

/** Everything that somebody can leave with the hospital. @returns the id of their registration */
async function plant({ last, email, ill }: Person): Promise<string> {
  const answers = [{ label: "Anything we should know?", answer: ill, sensitive: true }];
  const seat = await registered(domain, event.id, registrant(undefined, { lastName: last, email, answers }));
  await noteRegistration(domain, testActor, seat.id, `Note about ${ill}`);

  const tribute = {
    ...{
      kind: "memory" as const,
      firstnameHonor: "June",
      lastnameHonor: last,
      noteHonor: `Not ${ill} again`,
    },
    ...{
      tellName: "A friend",
      tellEmail: "",
      tellStreet: "1 Main St",
      tellCity: "A",
      tellState: "NE",
      tellZip: "1",
    },
  };
  await makeGift(domain, { giver: giver({ lastname: last, email }), tribute, acknowledgeBy: "card" });
  const told = { ...tribute, lastnameHonor: "", noteHonor: "", tellName: last, tellEmail: email };
  await makeGift(domain, { tribute: told, acknowledgeBy: "mail" });

  await newsletter(db).join({ lastname: last, email });
  const input = { firstname: "Z", lastname: last, email, phone: "" };
  await noteRequests(db, domain, [{ input, source: "form", utm: null }]);

  const form = await formBySlug(db, "ask-us");
  if (!form) throw new Error("The form is not there.");
  const typed = { email: [email], name: [`Z ${last}`], illness: [ill] };
  const rules = { timeZone: domain.timeZone, today: "2026-11-21" };
  const read = readAnswers(form, { values: typed, files: {} }, rules);
  const request = { form, answers: read.answers, utm: {}, idempotencyKey: randomUUID() };
  const { submission } = await submitForm(domain, request);
  await writeEntry(db, domain, testActor, {
    submissionId: submission.id,
    kind: "note",
    text: `Is it ${ill}?`,
  });
  const file = {
    question: "card",
    filename: `${last}.pdf`,
    mimeType: "application/pdf",
    size: 1,
    key: newFileKey(),
  };
  await db.insert(formFile).values({
    ...{ id: randomUUID(), formId: form.id, submissionId: submission.id, storageKey: randomUUID() },
    ...{ sealed: sealFile(sealer, file), createdAt: domain.now() },
  });
  await saveProgress(domain, form, { values: typed, page: 0 });
  return seat.id;
}

let seat = "";
beforeAll(async () => {
  await plant(ida);
  seat = await plant(zeb);
});

async function ask(what: "search" | "export" | "erasure", { email }: Person) {
  const answer = await call("POST", `/personal-data/${what}`, admin.headers, { email: email.toUpperCase() });
  return { status: answer.status, body: await answer.json() };
}
const areasOf = async (person: Person) => (await ask("export", person)).body.areas;

/** The columns of the whole database, the jobs' too, in which a word stands, also within what is sealed there. */
async function whereIs(word: string): Promise<string[]> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found = new Set<string>();
  for (const { schema, name } of tables) {
    const { rows } = await db.execute<Record<string, unknown>>(
      sql`select * from ${sql.identifier(schema)}.${sql.identifier(name)}`,
    );
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (
          readable(JSON.stringify(value) ?? "")
            .toLowerCase()
            .includes(word.toLowerCase())
        )
          found.add(`${name}.${column}`);
  }
  return [...found].sort();
}

const purposes = [...new Set(sealedTables.flatMap(({ sealed }) => sealed.map(({ purpose }) => purpose)))];

/** A text with everything sealed in it opened. */
function readable(text: string): string {
  return text.replaceAll(/\b1\.[\w-]{8}\.[\w-]{38,}/g, (seal) => {
    for (const purpose of purposes) {
      try {
        return sealer.open(seal, purpose);
      } catch (error) {
        if (!(error instanceof UnreadableSeal)) throw error;
      }
    }
    return seal;
  });
}

test("only administrators look for people, and what they look for is no address", async () => {
  const refused = await call("POST", "/personal-data/search", manager.headers, { email: zeb.email });
  expect(refused.status).toBe(403);
  expect((await ask("search", { ...zeb, email: "somebody" })).status).toBe(422);
  expect((await ask("search", { ...zeb, email: "nobody@nowhere.example" })).body).toEqual({ areas: [] });
});

test("the copy has everything of one person, from every part of the site, and nothing of another", async () => {
  const { status, body } = await ask("export", zeb);
  expect(status).toBe(200);
  const counts = body.areas.map((one: { area: string; records: unknown[] }) => [
    one.area,
    one.records.length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    ...{ "Class registrations": 1, "Forms and applications": 2, Giving: 3, Newsletter: 2 },
    "Mails to them": expect.any(Number),
  });
  const text = JSON.stringify(body);
  for (const words of [
    ...["Anything we should know?", "Note about marmotitis", "Not marmotitis again", "Is it marmotitis?"],
    ...["Quillfeather.pdf", "Newsletter, just asked for", "Saved and not sent", "Named to be told"],
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/Thistledown|weaselpox|thistles/i);
  const shown = JSON.stringify((await ask("search", zeb)).body);
  expect(shown).toContain("Gift of $50.00");
  expect(shown).not.toMatch(/marmotitis|Quillfeather/);
});

test("as long as somebody has a seat nothing is erased, and it is said what to do", async () => {
  const before = await areasOf(zeb);
  const refused = await ask("erasure", zeb);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({
    code: "IN_USE",
    obstacles: [expect.stringMatching(/not over: cancel that on its roster first/)],
  });
  expect(await areasOf(zeb)).toEqual(before);
});

test("a monthly gift has to be stopped first", async () => {
  const email = "monthly@givers.example";
  const input = giftInput({ frequency: "monthly", giver: giver({ email }) });
  const { recurringId } = await openMonthlyGift(domain, { input, utm: {}, idempotencyKey: randomUUID() });
  const becomes = (state: "active" | "ended") =>
    db.update(recurringPayment).set({ state }).where(eq(recurringPayment.id, recurringId));
  await becomes("active");
  const refused = await ask("erasure", { ...zeb, email });
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    expect.stringContaining("They give each month: stop that"),
  ]);
  await becomes("ended");
  expect((await ask("erasure", { ...zeb, email })).status).toBe(200);
  expect(await whereIs(email)).toEqual([]);
});

test("erased, nothing is left of them but the name and postal address on a receipt; others are untouched", async () => {
  await cancelForRegistrant(domain, testActor, seat, "full");
  // The same look finds them everywhere as long as they are there.
  expect(await whereIs(zeb.last)).toEqual(
    expect.arrayContaining([
      "form_file.sealed",
      ...[
        "donor.person",
        "form_submission.person",
        "gift.person",
        "gift.tribute",
        "newsletter_request.sealed",
      ],
      ...[
        "newsletter_subscriber.asked",
        "outbox_message.sealed",
        "registration.person",
        "saved_progress.sealed",
      ],
    ]),
  );
  expect(await whereIs(zeb.ill)).toEqual([
    ...[
      "application_entry.text",
      "form_submission.sensitive_answers",
      "gift.tribute",
      "registration.answers",
    ],
    ...["registration.note", "saved_progress.sealed"],
  ]);
  const others = await areasOf(ida);

  const { status, body } = await ask("erasure", zeb);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toMatch(/Of one gift the receipt.*no import brings them back/);

  expect(await whereIs(zeb.email)).toEqual([]);
  expect(await whereIs(zeb.ill)).toEqual([]);
  expect(await whereIs(zeb.last)).toEqual(["gift.person"]);
  expect((await ask("search", zeb)).body).toEqual({ areas: [] });
  expect(await areasOf(ida)).toEqual(others);
});

test("the books keep amount and receipt, and the name goes when they do not need it any more", async () => {
  const [kept] = (await db.select().from(gift)).filter((row) =>
    readable(row.person ?? "").includes(zeb.last),
  );
  expect(kept).toMatchObject({
    amount: 5_000,
    state: "given",
    receiptNumber: expect.any(String),
    tribute: null,
  });
  expect(readable(kept?.person ?? "")).toMatch(/"addressStreet":"12 Elm St".*"phone":"","email":""/);
  await forgetGivers(domain);
  expect(await whereIs(zeb.last)).toEqual(["gift.person"]);
  await forgetGivers({ db, now: () => new Date(Date.now() + 8 * 365.25 * 86_400_000) });
  expect(await whereIs(zeb.last)).toEqual([]);
  expect(await whereIs(ida.last)).toContain("gift.person");
});

test("who looked, took a copy and erased is noted, and not whom by their address", async () => {
  const noted = await db.select().from(auditEvent).where(eq(auditEvent.subjectType, "person"));
  expect(new Set(noted.map(({ action }) => action))).toEqual(
    new Set(["person.searched", "person.exported", "person.erased"]),
  );
  expect(noted.every(({ actorId }) => actorId === admin.user.id)).toBe(true);
  expect(JSON.stringify(noted)).not.toMatch(/quill|thistle/i);
});
