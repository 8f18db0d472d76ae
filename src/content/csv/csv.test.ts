import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { locationType } from "~/features/care/location/definition";
import { providerType } from "~/features/care/provider/definition";
import { classType } from "~/features/classes/class/definition";
import { classCategoryType } from "~/features/classes/class-category/definition";
import { testDatabase } from "../../../test/database";
import { makeLocation, makeProvider, makeSpecialty, testActor } from "../../../test/factories/content";
import { createItem } from "../actions/create-item";
import { contentItem, contentRevision } from "../tables";
import { exportCsv } from "./export-csv";
import { escapeFormula, unescapeFormula } from "./formula";
import { importCsv } from "./import-csv";

const { db } = await testDatabase();
const context = { db, actor: testActor };
const timeZone = "America/Chicago";
const writeIt = { commit: true, timeZone };
const tryIt = { commit: false, timeZone };

async function exported(type: typeof providerType | typeof locationType | typeof classType): Promise<string> {
  let csv = "";
  for await (const piece of exportCsv(db, type)) csv += piece;
  return csv;
}

describe("formulas", () => {
  test.each([
    ["=1+1", "'=1+1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
    ["-2+3+cmd", "'-2+3+cmd"],
    ["\t=1", "'\t=1"],
    ["jane+gift@x.org", "jane+gift@x.org"],
    ["+1 (308) 555-0100", "+1 (308) 555-0100"],
    ["-99.115", "-99.115"],
    ["308-555-0100", "308-555-0100"],
    ["", ""],
  ])("%j is written as %j, and read back", (cell, written) => {
    expect(escapeFormula(cell)).toBe(written);
    expect(unescapeFormula(written)).toBe(cell);
  });
});

describe("an exported file", () => {
  test("changes nothing when it is imported again, whatever the values contain", async () => {
    const specialty = await makeSpecialty(db);
    const location = await makeLocation(db, {
      hoursOfOperation: '=HYPERLINK("x")',
      latitude: -41.5,
      phoneMain: "+13085550100",
      services: ["X-ray, mobile", 'A "quoted" one'],
      links: [{ label: "Map", href: "https://example.org/?a=1,2" }],
    });
    await makeProvider(db, {
      name: "Zoë “Z” Åberg",
      education: "Line one\nLine two, with comma",
      languages: ["English", "Spanish"],
      acceptingNewPatients: true,
      gender: "female",
      specialties: [specialty.id],
      locations: [location.id],
      confirmedOn: "2026-11-02",
    });
    for (const type of [providerType, locationType]) {
      const outcome = await importCsv(context, type, await exported(type), writeIt);
      expect(outcome).toMatchObject({ committed: true, created: 0, updated: 0, failed: 0 });
    }
  });

  test("contains the slugs of referenced records, and amounts in dollars", async () => {
    const category = await createItem(context, classCategoryType, { name: "Yoga", slug: "yoga" });
    const values = { title: "Yoga", slug: "yoga-1", type: category.id, registrationCost: 1_250 };
    await createItem(context, classType, values);
    const [row] = parse(await exported(classType), { columns: true }) as Record<string, string>[];
    expect(row).toMatchObject({
      type: "yoga",
      registrationCost: "12.50",
      hasRegistration: "true",
      status: "draft",
    });
  });
});

describe("a file that staff wrote", () => {
  const file = (...rows: string[]) =>
    ["slug,name,position,gender,locations,acceptingNewPatients", ...rows].join("\n");

  test("is checked first, which changes nothing", async () => {
    const before = await db.$count(contentItem);
    const outcome = await importCsv(context, providerType, file("new-1,New One,Doctor,Woman,,yes"), tryIt);
    expect(outcome).toMatchObject({ committed: false, created: 1, failed: 0 });
    expect(await db.$count(contentItem)).toBe(before);
  });

  test("creates drafts, and changes existing records by slug", async () => {
    const place = await makeLocation(db, { slug: "import-clinic" });
    const existing = await makeProvider(db, { slug: "import-known", position: "Doctor" });
    const outcome = await importCsv(
      context,
      providerType,
      file("import-known,Known,Surgeon,,import-clinic,no", "import-new,New,Nurse,Woman,import-clinic,yes"),
      writeIt,
    );
    expect(outcome).toMatchObject({ committed: true, created: 1, updated: 1 });
    const [changed] = await db.select().from(contentItem).where(eq(contentItem.id, existing.id));
    expect(changed).toMatchObject({ status: "changed", revision: 2, data: { position: "Surgeon" } });
    const [made] = await db.select().from(contentItem).where(eq(contentItem.slug, "import-new"));
    expect(made).toMatchObject({
      status: "draft",
      data: { gender: "female", acceptingNewPatients: true, locations: [place.id] },
    });
    expect(await db.$count(contentRevision, eq(contentRevision.itemId, made?.id ?? ""))).toBe(1);
  });

  test("with one wrong row writes nothing, and names the row and the reason", async () => {
    const before = await db.$count(contentItem);
    const rows = file("fine,Fine,Doctor,,,no", "Bad Slug,Bad,Doctor,alien,nowhere,perhaps");
    const outcome = await importCsv(context, providerType, rows, writeIt);
    expect(outcome).toMatchObject({ committed: false, created: 1, failed: 1 });
    const bad = outcome.rows.find((row) => row.action === "fail");
    expect(bad?.line).toBe(3);
    expect(bad?.errors.map((error) => error.propertyName)).toEqual(
      expect.arrayContaining(["slug", "gender", "locations", "acceptingNewPatients"]),
    );
    expect(await db.$count(contentItem)).toBe(before);
  });

  test.each([
    ["", "There are no rows after the headings."],
    ["slug,password\na,b", "Not a field of Providers: password."],
    ["slug,id\na,1'; drop table x", "Row 2: the ID does not exist here."],
    ['slug,name\n"a,b', "has no closing quotation mark"],
  ])("is refused if invalid: %j", async (csv, message) => {
    await expect(importCsv(context, providerType, csv, writeIt)).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      more: { errors: [{ propertyName: "csv", message: expect.stringContaining(message) }] },
    });
  });
});
