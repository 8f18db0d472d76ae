import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { systemActor } from "~/platform/audit/actor";
import { testDatabase } from "../../../../test/database";
import { giver, makeGift } from "../../../../test/factories/gifts";
import { mailsIn, testServices } from "../../../../test/factories/services";
import { columnsOf } from "../api/admin/columns-of";
import { giftsCsv } from "../staff/gifts-csv";
import { giftsPage } from "../staff/gifts-page";
import { gift } from "../table";
import { importGifts } from "./import-gifts";

const { db } = await testDatabase();
const services = testServices(db);
const actor = { ...systemActor("staff"), permissions: new Set<string>() };
const run = (csv: string, commit: boolean) => importGifts(services, actor, { csv, commit });

const HEAD =
  "Reference,Date,Amount,Designation,First name,Last name,Email,State or province,Check number,Memo,Extra";
const file = (...rows: string[]) => [HEAD, ...rows].join("\n");

test("a check says what would happen and writes nothing; the import writes each gift once, even if the file is sent again", async () => {
  const csv = file(
    'A-1,2026-03-08,"$1,250.00",Oncology,Ana,Import,ana@import.example,Nebraska,77,"Gala, table 4",x',
    "A-2,3/9/2026,50,The Birth Place,,Import Mills,,,,,",
  );
  const before = await db.$count(gift);
  expect(await run(csv, false)).toEqual({
    committed: false,
    imported: 2,
    known: 0,
    sum: 130_000,
    errors: [],
  });
  expect(await db.$count(gift)).toBe(before);
  expect(await run(csv, true)).toMatchObject({ committed: true, imported: 2 });
  expect(await run(csv, true)).toMatchObject({ committed: true, imported: 0, known: 2 });
  const { total, items } = await giftsPage(services, { q: "import", page: 1, pageSize: 10 });
  expect([total, items.map(({ origin, state }) => [origin, state])]).toEqual([
    2,
    [
      ["check", "given"],
      ["check", "given"],
    ],
  ]);
  expect(items.find(({ amount }) => amount === 125_000)?.receiptNumber).toMatch(/^2026-\d{6}$/);
  expect((await mailsIn(db)).filter(({ to }) => to === "ana@import.example")).toEqual([]);
});

test("every wrong cell is named with its line and column, and nothing is imported", async () => {
  const before = await db.$count(gift);
  const outcome = await run(
    file(
      "B-1,2026-03-08,50,Oncology,Ana,Right,,,,,",
      "B-2,soon,fifty,Oncology,Ana,Wrong,not an address,Nebrasca,,,",
      "B-3,2026-03-08,50,Yachts,Ana,,,,,,",
      "B-4,2026-03-08,50,Yachts,Ana,Wrong,,,,,",
    ),
    true,
  );
  expect(outcome.committed).toBe(false);
  expect(outcome.errors.map(({ line, column }) => [line, column])).toEqual([
    [3, "Date"],
    [3, "Amount"],
    [3, "Email"],
    [3, "State or province"],
    [4, "Last name"],
    [5, "Designation"],
  ]);
  expect(outcome.errors.find(({ column }) => column === "State or province")?.message).toMatch(/Nebraska/);
  expect(await db.$count(gift)).toBe(before);
});

test("a file that lacks required columns or rows, or is not CSV, is refused with a sentence", async () => {
  await expect(run("Name,Sum\nAna,5", false)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  await expect(run(HEAD, false)).rejects.toThrow("The file has no gifts.");
  await expect(run(`${HEAD}\n"open`, false)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
});

test("an export has one row for each gift with stable columns, and another site imports it", async () => {
  const one = await makeGift(services, { giver: giver({ lastname: "=Formula", firstname: "Exported" }) });
  const columns = columnsOf(undefined);
  const csv = await giftsCsv(services, actor, { q: "exported" }, { columns, purpose: "books" });
  expect(csv.split("\n")[0]?.trim().replace("\uFEFF", "")).toBe(
    "Receipt,Reference,Date,Amount,Refunded,Net,Fee covered,Designation,Came by,State,Donor ID,Name,Title,First name,Last name,Spouse,Company,Email,Phone,Street,City,State or province,ZIP,Check number,Memo,Anonymous,Employee giving,Estate,Volunteer,In honor or memory of",
  );
  expect(csv).toContain("'=Formula");
  const { db: otherDb } = await testDatabase();
  const other = testServices(otherDb);
  expect(await importGifts(other, actor, { csv, commit: true })).toMatchObject({
    committed: true,
    imported: 1,
  });
  const { items } = await giftsPage(other, { page: 1, pageSize: 10 });
  expect(items).toMatchObject([{ donor: "Exported =Formula", amount: one.amount }]);
  const [row] = await otherDb.select().from(gift).where(eq(gift.reference, one.id));
  expect(row?.designation).toBe(one.designation);
});
