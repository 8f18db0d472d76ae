import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { checkItem } from "~/content/checklist/check-item";
import charges from "~/demo/documents/standard-charges.csv?raw";
import { priceFile as healthCheck } from "~/features/operations/site-health/checks/price-file";
import type { WithDatabase } from "~/features/operations/site-health/health-services";
import type { FileStorage } from "~/platform/storage/file-storage";
import { testDatabase } from "../../../../test/database";
import { testActor } from "../../../../test/factories/content";
import { publishSettings } from "../../../../test/factories/settings";
import { settingsType } from "../definition";
import { checkPriceFile, requestMissingChecks, requestPriceFileCheck } from "./check-price-file";
import { checkOf } from "./price-file";
import { priceFileCheck } from "./table";

const { db } = await testDatabase();
const GOOD = "/files/good.csv/470000001_elm-hospital_standardcharges.csv";
const BAD = "/files/bad.csv/470000001_elm-hospital_standardcharges.csv";
const files = new Map([
  ["good.csv", charges],
  ["bad.csv", charges.replace(",outpatient,", ",elsewhere,")],
]);
const storage = {
  get: async (key: string) => {
    const text = files.get(key);
    return text === undefined ? null : { bytes: Buffer.from(text), contentType: "text/csv" };
  },
} as FileStorage;
let clock = new Date("2026-11-24T16:00:00Z");
const services = { db, storage, now: () => clock };

beforeEach(async () => {
  clock = new Date("2026-11-24T16:00:00Z");
  await db.delete(priceFileCheck);
  await db.execute(sql`delete from pgboss.job`);
  await publishSettings(db, { priceFileUrl: "" });
});

/** What the checklist of a draft of the settings says of its price file. */
async function told(priceFileUrl: string): Promise<{ severity: string; message: string }[]> {
  const entries = await checkItem(db, testActor, settingsType, {
    id: "00000000-0000-4000-8000-000000000000",
    data: { priceFileUrl },
  });
  return entries
    .filter(({ propertyName }) => propertyName === "priceFileUrl")
    .map(({ severity, message }) => ({ severity, message }));
}

async function checked(src: string): Promise<void> {
  await requestPriceFileCheck(services, src);
  await checkPriceFile(services, src);
}

const waitingJobs = async () =>
  (
    await db.execute<{ src: string }>(
      sql`select data ->> 'src' as src from pgboss.job where name = 'check-price-file'`,
    )
  ).rows;

describe("publishing the settings", () => {
  test("is refused while a new price file is not checked, or while its check waits", async () => {
    expect(await told(GOOD)).toEqual([
      { severity: "hard", message: expect.stringContaining("has not been checked") },
    ]);
    await requestPriceFileCheck(services, GOOD);
    expect(await waitingJobs()).toEqual([{ src: GOOD }]);
    expect(await told(GOOD)).toEqual([
      { severity: "hard", message: expect.stringContaining("is being checked") },
    ]);
  });

  test("is refused while a new price file needs corrections, and says where they are listed", async () => {
    await checked(BAD);
    expect(await told(BAD)).toEqual([
      {
        severity: "hard",
        message: "The price file needs corrections in 1 place. They are listed under Settings, Price file.",
      },
    ]);
    expect((await checkOf(db, BAD))?.findings).toEqual([expect.objectContaining({ row: 4, column: "G" })]);
  });

  test("goes ahead with a price file that was checked and is right", async () => {
    await checked(GOOD);
    expect(await told(GOOD)).toEqual([]);
  });

  test("is not held up by a price file that is public already", async () => {
    await publishSettings(db, { priceFileUrl: BAD });
    expect(await told(BAD)).toEqual([]);
  });

  test("takes the address of another server, and says that it cannot be checked here", async () => {
    expect(await told("https://prices.example/470000001_elm_standardcharges.csv")).toEqual([
      { severity: "soft", message: expect.stringContaining("cannot check") },
    ]);
    expect(await told("prices.csv")).toEqual([
      { severity: "hard", message: expect.stringContaining("no address of a file") },
    ]);
  });
});

test("a file that is gone from the storage says so", async () => {
  const gone = GOOD.replace("good", "gone");
  await checked(gone);
  expect((await checkOf(db, gone))?.findings[0]?.what).toMatch(/not in the site's storage/);
});

test("every night the files that the settings name are checked, once", async () => {
  await publishSettings(db, { priceFileUrl: GOOD });
  await requestMissingChecks(services);
  expect(await waitingJobs()).toEqual([{ src: GOOD }]);
  await checkPriceFile(services, GOOD);
  await db.execute(sql`delete from pgboss.job`);
  await requestMissingChecks(services);
  expect(await waitingJobs()).toEqual([]);
});

describe("the health of the site", () => {
  const health = () => healthCheck.run({ db, now: () => clock } as WithDatabase);

  test("warns eleven months after the prices were last updated, and after a year", async () => {
    await publishSettings(db, { priceFileUrl: GOOD });
    await checked(GOOD);
    expect((await health()).result).toBe("ok");
    clock = new Date("2027-05-31T16:00:00Z");
    expect((await health()).result).toBe("ok");
    clock = new Date("2027-06-02T16:00:00Z");
    expect(await health()).toMatchObject({
      result: "warning",
      found: expect.stringContaining("eleven months ago"),
    });
    clock = new Date("2027-07-02T16:00:00Z");
    expect(await health()).toMatchObject({
      result: "warning",
      found: expect.stringContaining("more than a year ago"),
    });
  });

  test("warns of a public file that was not checked or needs corrections", async () => {
    expect((await health()).result).toBe("notApplicable");
    await publishSettings(db, { priceFileUrl: BAD });
    expect((await health()).found).toMatch(/has not been checked/);
    await checked(BAD);
    expect((await health()).found).toBe("1 place needs correction.");
  });

  test("goes by the day that staff wrote for a file on another server", async () => {
    const external = { priceFileUrl: "https://prices.example/470000001_elm_standardcharges.csv" };
    await publishSettings(db, external);
    expect((await health()).found).toMatch(/Nobody knows/);
    await publishSettings(db, { ...external, priceFileUpdatedOn: "2026-11-01" });
    expect((await health()).result).toBe("ok");
    await publishSettings(db, { ...external, priceFileUpdatedOn: "2025-12-01" });
    expect((await health()).result).toBe("warning");
  });
});
