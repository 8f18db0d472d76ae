import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { saveDraft } from "~/content/actions/save-draft";
import type { ImportState } from "~/content/import/import-schemas";
import { runImport } from "~/content/import/run-import";
import { undoImport } from "~/content/import/undo-import";
import { contentTypes } from "~/content/registry";
import { contentItem } from "~/content/tables";
import { personById } from "~/features/accounts/shared/person-by-id";
import { staffUser } from "~/features/accounts/table";
import { locationType } from "~/features/care/location/definition";
import { providerType } from "~/features/care/provider/definition";
import type { PermissionFlag } from "~/platform/isomorphic/permissions";
import { adminCaller } from "../../../../test/admin-call";
import { signedIn } from "../../../../test/factories/accounts";
import { makeLocation, makeProvider, makeSpecialty, testActor } from "../../../../test/factories/content";
import { testApp } from "../../../../test/web-app";

const { url, services } = await testApp();
const { db } = services;
const call = adminCaller(url);
const context = { db, actor: testActor };
const jobs = { db, now: () => new Date(), timeZone: "America/Chicago", person: personById };
let staff: Record<string, string>;

const holding = async (...flags: PermissionFlag[]) => (await signedIn(db, flags)).headers;

beforeAll(async () => {
  staff = (await signedIn(db, "administrator")).headers;
});

type Failure = { error: { message: string } };

async function ask(method: string, path: string, body?: unknown, as = staff) {
  const answer = await call(method, path, as, body);
  return { status: answer.status, body: (await answer.json()) as ImportState & Failure };
}

async function read(type: string, text: string, as = staff): Promise<ImportState> {
  const { status, body } = await ask("POST", `/${type}/imports`, { text }, as);
  expect([status, body]).toEqual([201, body]);
  return body;
}

const change = async (type: string, id: string, body: unknown) =>
  (await ask("PATCH", `/${type}/imports/${id}`, body)).body;

async function untilItEnds(
  id: string,
  step: (services: typeof jobs, id: string) => Promise<void>,
  path: string,
) {
  for (let at = 0; at < 1_000; at += 1) {
    const { body } = await ask("GET", path);
    if (body.status !== "running" && body.status !== "undoing") return body;
    await step(jobs, id);
  }
  throw new Error("The job never ends.");
}

async function run(type: string, id: string): Promise<ImportState> {
  const started = await ask("POST", `/${type}/imports/${id}/start`);
  expect([started.status, started.body]).toEqual([202, started.body]);
  return untilItEnds(id, runImport, `/${type}/imports/${id}`);
}

async function undo(type: string, id: string): Promise<ImportState> {
  expect((await ask("POST", `/${type}/imports/${id}/undo`)).status).toBe(202);
  return untilItEnds(id, undoImport, `/${type}/imports/${id}`);
}

const bySlug = async (slug: string) =>
  (await db.select().from(contentItem).where(eq(contentItem.slug, slug)))[0];

const sheet = (...rows: string[][]) => rows.map((row) => row.join("\t")).join("\n");

describe("reading", () => {
  test("guesses columns by label, by field name, and by headings of other systems", async () => {
    const found = await read(
      "staffmembers",
      sheet(
        ["Full name", "Title", "acronymsAndAbbreviations", "Specialty", "Shoe size"],
        ["Ada", "Physician", "MD", "", "7"],
      ),
    );
    expect(found.columns.map(({ field }) => field)).toEqual([
      "name",
      "position",
      "acronymsAndAbbreviations",
      "specialties",
      null,
    ]);
    expect(found.columns[4]?.samples).toEqual(["7"]);
    expect(found.counts).toMatchObject({ total: 1, create: 1, fail: 0 });
  });

  test("maps the column “title” to the name of a place, but to the position of a person", async () => {
    const headings = ["Title", "Address 1", "City", "Postal code", "Telephone", "Hours"];
    const found = await read("locations", sheet(headings, ["North clinic", "", "", "", "", ""]));
    expect(found.columns.map(({ field }) => field)).toEqual([
      "name",
      "addressLine1",
      "addressCity",
      "addressPostalCode",
      "phoneMain",
      "openingHours",
    ]);
  });

  test("understands names of records, yes and no, dates of the United States, phones, and labels of choices", async () => {
    const specialty = await makeSpecialty(db, { name: "Heart, lung, and vessel care" });
    const other = await makeSpecialty(db, { name: "Bone care" });
    await makeLocation(db, { name: "Reading Clinic", slug: "reading-clinic" });
    const headings = [
      "Name",
      "Position",
      "Specialties",
      "Locations",
      "Accepts new patients",
      "Gender",
      "Facts confirmed on",
      "Languages",
    ];
    const row = [
      "Reading One",
      "MD",
      "heart, lung, and vessel care; Bone care",
      "reading-clinic",
      "Yes",
      "woman",
      "3/9/2026",
      "English, Spanish",
    ];
    const found = await read("staffmembers", sheet(headings, row));
    await run("staffmembers", found.id);
    expect((await bySlug("reading-one"))?.data).toMatchObject({
      specialties: [specialty.id, other.id],
      acceptingNewPatients: true,
      gender: "female",
      confirmedOn: "2026-03-09",
      languages: ["English", "Spanish"],
    });
    const place = await read(
      "locations",
      sheet(
        ["Name", "Phone", "Opening hours"],
        ["Reading Place", "(308) 555-0123", "Mon–Fri 8 AM–5 PM; Sat 9:00-noon"],
      ),
    );
    await run("locations", place.id);
    expect((await bySlug("reading-place"))?.data).toMatchObject({
      phoneMain: "3085550123",
      openingHours: {
        weekly: [
          { days: ["mon", "tue", "wed", "thu", "fri"], opens: "08:00", closes: "17:00" },
          { days: ["sat"], opens: "09:00", closes: "12:00" },
        ],
      },
    });
  });

  test("reads times in the hospital's zone", async () => {
    const found = await read("newsitem", sheet(["Title", "Date"], ["Timed news", "11/20/2026 9:30 AM"]));
    await run("newsitem", found.id);
    expect((await bySlug("timed-news"))?.data).toMatchObject({ publishedAt: "2026-11-20T15:30:00.000Z" });
  });

  test.each([
    ["a byte order mark", Buffer.from("\ufeffName,Position\nMarked,MD")],
    ["UTF-16", Buffer.from("\ufeffName\tPosition\nMarked\tMD", "utf16le")],
    ["semicolons", Buffer.from("Name;Position\nMarked;MD")],
    ["Windows line breaks and empty rows", Buffer.from("Name,Position\r\n\r\nMarked,MD\r\n,\r\n")],
  ])("reads a file with %s", async (_, bytes) => {
    const { body } = await ask("POST", "/staffmembers/imports", { base64: bytes.toString("base64") });
    expect(body.columns.map(({ field }) => field)).toEqual(["name", "position"]);
    expect(body.sample.map(({ title }) => title)).toEqual(["Marked"]);
  });

  test("reads a file of Excel in Windows-1252", async () => {
    const bytes = Buffer.from("Name,Position\nZo\xeb \x93Z\x94 \xc5berg,MD", "latin1");
    const { body } = await ask("POST", "/staffmembers/imports", { base64: bytes.toString("base64") });
    expect(body.sample[0]?.title).toBe("Zoë “Z” Åberg");
  });

  test.each([
    ["nothing", "", "The first row has no headings."],
    [
      "headings alone",
      "Name,Position",
      "There are no rows after the headings. The first row names the columns.",
    ],
    [
      "a quote without an end",
      'Name,Position\n"Ada,MD',
      "A quotation mark on line 2 has no closing quotation mark.",
    ],
    [
      "100,000 rows",
      `Name\n${"Ada\n".repeat(100_000)}`,
      "A file can have at most 5,000 rows. Split it into several files.",
    ],
    ["1,000 columns", `Name${",".repeat(1_000)}\nAda`, "A file can have at most 200 columns."],
    ["an Excel workbook", "PK\u0003\u0004\0\0", "This is not a CSV file."],
  ])("refuses %s with a sentence that says what to do", async (_, text, message) => {
    const { status, body } = await ask("POST", "/staffmembers/imports", { text });
    expect([status, body.error?.message]).toEqual([422, expect.stringContaining(message)]);
  });

  test("refuses a file that is larger than 5 MB", async () => {
    const base64 = Buffer.alloc(5 * 1024 * 1024 + 1, "a").toString("base64");
    const { status, body } = await ask("POST", "/staffmembers/imports", { base64 });
    expect([status, body.error?.message]).toEqual([422, expect.stringContaining("larger than 5 MB")]);
  });

  test("keeps the text of a formula, and an export escapes it again", async () => {
    const found = await read("staffmembers", 'Name,Position\nFormula One,"=HYPERLINK(""http://x"")"');
    await run("staffmembers", found.id);
    expect((await bySlug("formula-one"))?.data).toMatchObject({ position: '=HYPERLINK("http://x")' });
    const exported = await (await call("GET", "/staffmembers/export.csv", staff)).text();
    expect(exported).toContain(`"'=HYPERLINK(""http://x"")"`);
  });
});

describe("checking", () => {
  test("says what is wrong in plain words with row and column, and corrects it in place", async () => {
    await makeSpecialty(db, { name: "Cardiology" });
    const headings = [
      "Name",
      "Position",
      "Specialties",
      "Accepts new patients",
      "Gender",
      "Facts confirmed on",
    ];
    const found = await read(
      "staffmembers",
      sheet(
        headings,
        ["Fine One", "MD", "", "", "", ""],
        ["Wrong One", "MD", "Cardiolgy", "perhaps", "alien", "soon"],
      ),
    );
    expect(found.counts).toMatchObject({ create: 1, fail: 1 });
    const [wrong] = found.failed;
    expect(wrong?.line).toBe(3);
    expect(wrong?.problems).toEqual([
      {
        column: 2,
        message: "There is no specialty called “Cardiolgy”. Did you mean “Cardiology”?",
        suggestion: "Cardiology",
      },
      { column: 3, message: "Write yes or no, not “perhaps”." },
      { column: 4, message: "“alien” is not a choice. Write one of “Woman”, “Man”, “Nonbinary”." },
      { column: 5, message: "Write a date such as 11/20/2026 or 2026-11-20, not “soon”." },
    ]);
    const cells = [
      { line: 3, column: 2, value: "Cardiology" },
      { line: 3, column: 3, value: "no" },
      { line: 3, column: 4, value: "Man" },
      { line: 3, column: 5, value: "" },
    ];
    expect((await change("staffmembers", found.id, { cells })).counts).toMatchObject({ create: 2, fail: 0 });
  });

  test("checks a row without most of the fields, and with a text that is too long", async () => {
    const found = await read(
      "specialties",
      sheet(["Unknown", "In one plain sentence"], ["A", "x".repeat(400)]),
    );
    expect(found.counts).toMatchObject({ fail: 1 });
    expect(found.failed[0]?.problems[0]).toMatchObject({ column: 1 });
  });

  test("changes existing records, and running the same file again changes nothing", async () => {
    await makeProvider(db, { name: "Known Person", slug: "known-person", position: "Doctor" });
    const text = sheet(["Name", "Position"], ["Known Person", "Surgeon"], ["Unknown Person", "Nurse"]);
    const first = await read("staffmembers", text);
    expect(first.counts).toMatchObject({ create: 1, update: 1 });
    await run("staffmembers", first.id);
    const second = await read("staffmembers", text);
    expect(second.counts).toMatchObject({ create: 0, update: 0, none: 2 });
    expect((await ask("POST", `/staffmembers/imports/${second.id}/start`)).status).toBe(400);
  });

  test("matches by a chosen column, or never", async () => {
    await makeProvider(db, { name: "Old Name", slug: "by-letters", acronymsAndAbbreviations: "XYZ-7" });
    const found = await read(
      "staffmembers",
      sheet(["Name", "Letters after the name"], ["New Name", "xyz-7"]),
    );
    expect(found.counts).toMatchObject({ create: 1, update: 0 });
    const matched = await change("staffmembers", found.id, { matchBy: "acronymsAndAbbreviations" });
    expect(matched.counts).toMatchObject({ create: 0, update: 1 });
    expect((await change("staffmembers", found.id, { matchBy: "none" })).counts).toMatchObject({ create: 1 });
  });

  test("reports two rows about the same record until one is left out", async () => {
    const found = await read("staffmembers", sheet(["Name", "Position"], ["Twin", "MD"], ["Twin", "RN"]));
    expect(found.failed[0]?.problems[0]?.message).toContain("Row 2 is about the same provider.");
    const without = await change("staffmembers", found.id, { skip: [{ line: 2, skipped: true }] });
    expect(without.counts).toMatchObject({ create: 1, fail: 0, skip: 1 });
  });

  test("refuses an ID that does not exist, in plain words", async () => {
    const found = await read("staffmembers", sheet(["id", "Name"], ["1'; drop table x", "Ada"]));
    expect(found.failed[0]?.problems[0]?.message).toBe(
      "There is no provider with this ID. Leave the cell empty to add a new one.",
    );
  });

  test("changes nothing before it starts", async () => {
    const before = await db.$count(contentItem);
    await read("staffmembers", sheet(["Name"], ["Only Tried"]));
    expect(await db.$count(contentItem)).toBe(before);
  });

  test("refuses two columns for one field, and a field of another type", async () => {
    const found = await read("staffmembers", sheet(["Name", "Position"], ["Ada", "MD"]));
    const path = `/staffmembers/imports/${found.id}`;
    expect(await ask("PATCH", path, { columns: ["name", "name"] })).toMatchObject({
      status: 422,
      body: { error: { message: "Two columns fill “Name”. Leave one of them out." } },
    });
    expect((await ask("PATCH", path, { columns: ["name", "phoneMain"] })).status).toBe(422);
  });
});

describe("importing", () => {
  test("creates drafts, and leaves out rows that need a correction", async () => {
    const found = await read(
      "staffmembers",
      sheet(["Name", "Gender"], ["Draft One", ""], ["Left Out", "alien"]),
    );
    const done = await run("staffmembers", found.id);
    expect(done).toMatchObject({ status: "done", counts: { create: 1, skip: 1, done: 2 } });
    expect(await bySlug("draft-one")).toMatchObject({ status: "draft" });
    expect(await bySlug("left-out")).toBeUndefined();
    const list = await (await call("GET", "/staffmembers/imports", staff)).json();
    expect(list.imports[0]).toMatchObject({ id: found.id, status: "done", rows: 2 });
  });

  test("publishes rows that pass the checks on request, and says why the others stay drafts", async () => {
    const specialty = await makeSpecialty(db);
    const place = await makeLocation(db);
    const found = await read(
      "staffmembers",
      sheet(
        ["Name", "Position", "Specialties", "Locations"],
        ["Public One", "MD", specialty.title, place.title],
        ["Incomplete One", "MD", "", ""],
      ),
    );
    expect(found.counts.incomplete).toBe(1);
    await change("staffmembers", found.id, { publish: true });
    const done = await run("staffmembers", found.id);
    expect(await bySlug("public-one")).toMatchObject({ status: "live" });
    expect(await bySlug("incomplete-one")).toMatchObject({ status: "draft" });
    const incomplete = done.sample.find(({ title }) => title === "Incomplete One");
    expect(incomplete?.note).toContain("Not published. Fill in “Locations” before publishing.");
  });

  test("continues after the server stopped, and writes no row twice", async () => {
    const rows = Array.from({ length: 120 }, (_, at) => [`Restart ${at}`, "MD"]);
    const found = await read("staffmembers", sheet(["Name", "Position"], ...rows));
    await ask("POST", `/staffmembers/imports/${found.id}/start`);
    await runImport(jobs, found.id);
    const crash = {
      ...jobs,
      now: () => {
        throw new Error("The server stopped.");
      },
    };
    await expect(runImport(crash, found.id)).rejects.toThrow("The server stopped.");
    const { body: half } = await ask("GET", `/staffmembers/imports/${found.id}`);
    expect(half).toMatchObject({ status: "running", counts: { done: 50 } });
    await Promise.all([runImport(jobs, found.id), runImport(jobs, found.id)]);
    const done = await untilItEnds(found.id, runImport, `/staffmembers/imports/${found.id}`);
    expect(done.counts).toMatchObject({ create: 120, done: 120, fail: 0 });
    const written = await db.select().from(contentItem).where(eq(contentItem.type, "provider"));
    expect(written.filter(({ title }) => title.startsWith("Restart "))).toHaveLength(120);
  });

  test("stops if the person who started it may no longer sign in", async () => {
    const person = await signedIn(db, ["permissionCHStaffMemberManager"]);
    const found = await read("staffmembers", sheet(["Name"], ["Never Written"]), person.headers);
    await ask("POST", `/staffmembers/imports/${found.id}/start`, undefined, person.headers);
    await db.update(staffUser).set({ disabledAt: new Date() }).where(eq(staffUser.id, person.user.id));
    await runImport(jobs, found.id);
    const { body } = await ask("GET", `/staffmembers/imports/${found.id}`);
    expect(body).toMatchObject({
      status: "failed",
      failure: expect.stringContaining("can no longer sign in"),
    });
    expect(await bySlug("never-written")).toBeUndefined();
  });

  test("is refused without the permission for the type, and to publish without that permission", async () => {
    const blogger = await holding("permissionBlogManager");
    expect((await ask("POST", "/staffmembers/imports", { text: "Name\nAda" }, blogger)).status).toBe(403);
    const editor = await holding("permissionPageEditor");
    const found = await read("pages", sheet(["Title"], ["An editor's page"]), editor);
    expect(found.mayPublish).toBe(false);
    expect((await ask("PATCH", `/pages/imports/${found.id}`, { publish: true }, editor)).status).toBe(403);
    expect((await ask("GET", `/staffmembers/imports/${found.id}`)).status).toBe(404);
  });
});

describe("undoing", () => {
  test("trashes added records, restores changed ones, and keeps and lists records that were changed since", async () => {
    const changed = await makeProvider(db, {
      name: "Undo Changed",
      slug: "undo-changed",
      position: "Doctor",
    });
    const text = sheet(
      ["Name", "Position"],
      ["Undo Changed", "Surgeon"],
      ["Undo Added", "RN"],
      ["Undo Kept", "RN"],
    );
    const found = await read("staffmembers", text);
    await run("staffmembers", found.id);
    const kept = await bySlug("undo-kept");
    if (!kept) throw new Error("It was not imported.");
    await saveDraft(context, providerType, kept, { position: "Nurse" });
    const undone = await undo("staffmembers", found.id);
    expect(undone).toMatchObject({ status: "undone", counts: { undone: 2, kept: 1 } });
    expect(undone.kept).toMatchObject([
      { title: "Undo Kept", keptBecause: "test changed it after the import." },
    ]);
    expect(await bySlug("undo-added")).toMatchObject({ status: "trashed" });
    expect(await bySlug("undo-kept")).toMatchObject({ status: "draft", data: { position: "Nurse" } });
    const [restored] = await db.select().from(contentItem).where(eq(contentItem.id, changed.id));
    expect(restored).toMatchObject({ status: "live", data: { position: "Doctor" } });
    expect((await ask("POST", `/staffmembers/imports/${found.id}/undo`)).status).toBe(400);
  });

  test("restores what visitors saw before a published import", async () => {
    const place = await makeLocation(db, { name: "Undo Live", slug: "undo-live", parking: "In front" });
    const edited = await makeLocation(db, { name: "Undo Edited", slug: "undo-edited", parking: "In front" });
    await saveDraft(context, locationType, edited, { parking: "A draft" });
    const text = sheet(["Name", "Parking"], ["Undo Live", "Behind"], ["Undo Edited", "Behind"]);
    const found = await read("locations", text);
    await change("locations", found.id, { publish: true });
    await run("locations", found.id);
    expect(await bySlug("undo-live")).toMatchObject({ status: "live", data: { parking: "Behind" } });
    await undo("locations", found.id);
    expect(await bySlug("undo-live")).toMatchObject({ status: "live", data: { parking: "In front" } });
    expect(await bySlug("undo-edited")).toMatchObject({ status: "changed", data: { parking: "A draft" } });
    const [live] = await db
      .execute(`select parking from location where id = '${place.id}'`)
      .then(({ rows }) => rows);
    const [other] = await db
      .execute(`select parking from location where id = '${edited.id}'`)
      .then(({ rows }) => rows);
    expect([live, other]).toEqual([{ parking: "In front" }, { parking: "In front" }]);
  });
});

describe("templates", () => {
  const importable = contentTypes().filter((type) => !type.singleton && !type.uploaded);
  test.each(importable.map((type) => [type.apiName, type] as const))(
    "the template of %s imports without an error",
    async (apiName, type) => {
      const answer = await call("GET", `/${apiName}/import-template.csv`, staff);
      expect(answer.headers.get("content-disposition")).toContain(`${apiName}-template.csv`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { body } = await ask("POST", `/${apiName}/imports`, { base64: bytes.toString("base64") });
      expect(body.failed).toEqual([]);
      expect(body.columns.filter(({ field }) => field === null)).toEqual([]);
      expect(body.counts.create + body.counts.update).toBe(1);
      const done = await run(apiName, body.id);
      expect(done).toMatchObject({ status: "done", failed: [], counts: { done: 1 } });
      expect(await db.$count(contentItem, eq(contentItem.type, type.name))).toBeGreaterThan(0);
    },
  );
});
