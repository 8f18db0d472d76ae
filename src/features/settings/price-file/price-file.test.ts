import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { checkItem } from "~/content/checklist/check-item";
import charges from "~/demo/content/standard-charges.csv?raw";
import { fileType } from "~/features/media/file/definition";
import { priceFile as healthCheck } from "~/features/operations/site-health/checks/price-file";
import type { WithDatabase } from "~/features/operations/site-health/health-services";
import { safeDownload } from "~/platform/network/outside/safe-download";
import type { FileStorage } from "~/platform/storage/file-storage";
import { testDatabase } from "../../../../test/database";
import { testActor } from "../../../../test/factories/content";
import { publishSettings } from "../../../../test/factories/settings";
import { settingsType } from "../definition";
import { feature } from "../feature";
import { checkPriceFile, requestMissingChecks, requestPriceFileCheck } from "./check-price-file";
import { checkOf } from "./price-file";
import { priceFileCheck } from "./table";
import { slices } from "./validate-price-file";

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

/** The price file's entries in the checklist of a draft of the settings. */
async function priceFileEntries(priceFileUrl: string): Promise<{ severity: string; message: string }[]> {
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
    expect(await priceFileEntries(GOOD)).toEqual([
      { severity: "hard", message: expect.stringContaining("has not been checked") },
    ]);
    await requestPriceFileCheck(services, GOOD);
    expect(await waitingJobs()).toEqual([{ src: GOOD }]);
    expect(await priceFileEntries(GOOD)).toEqual([
      { severity: "hard", message: expect.stringContaining("is being checked") },
    ]);
  });

  test("is refused while a new price file needs corrections, and says where they are listed", async () => {
    await checked(BAD);
    expect(await priceFileEntries(BAD)).toEqual([
      {
        severity: "hard",
        message: "The price file needs corrections in 1 place. They are listed under Settings, Price file.",
      },
    ]);
    expect((await checkOf(db, BAD))?.findings).toEqual([expect.objectContaining({ row: 4, column: "G" })]);
  });

  test("goes ahead with a price file that was checked and is right", async () => {
    await checked(GOOD);
    expect(await priceFileEntries(GOOD)).toEqual([]);
  });

  test("is not blocked by a price file that is already public", async () => {
    await publishSettings(db, { priceFileUrl: BAD });
    expect(await priceFileEntries(BAD)).toEqual([]);
  });

  test("refuses what is not the address of a file", async () => {
    expect(await priceFileEntries("prices.csv")).toEqual([
      { severity: "hard", message: expect.stringContaining("not the address of a file") },
    ]);
  });
});

test("a file that is gone from the storage says so", async () => {
  const gone = GOOD.replace("good", "gone");
  await checked(gone);
  expect((await checkOf(db, gone))?.findings[0]?.what).toMatch(/not in the site's storage/);
});

describe("a file on another server", () => {
  const name = "470000001_elm-hospital_standardcharges.csv";
  const address = `https://prices.example/${name}`;
  let served: string | undefined;
  let server: Server;

  beforeAll(async () => {
    server = createServer((_, response) => response.writeHead(served === undefined ? 404 : 200).end(served));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  });
  afterAll(() => server.close());

  /** A host name for the test's server, which speaks plain HTTP. */
  async function fetched() {
    const { port } = server.address() as AddressInfo;
    const limits = { timeoutMs: 10_000, maxBytes: 1_000_000, ports: [port], isAllowed: () => true };
    await requestPriceFileCheck(services, address);
    await checkPriceFile(services, address, (_, read) =>
      safeDownload(`http://127.0.0.1:${port}/`, limits, read),
    );
    return checkOf(db, address);
  }

  test("is fetched and checked before it can be published", async () => {
    expect(await priceFileEntries(address)).toEqual([
      { severity: "hard", message: expect.stringContaining("has not been checked") },
    ]);
    served = charges;
    expect(await fetched()).toMatchObject({ findings: [], version: "3.0.0", lastUpdatedOn: "2026-07-01" });
    expect(await priceFileEntries(address)).toEqual([]);
    served = charges.replace(",outpatient,", ",elsewhere,");
    expect((await fetched())?.findings).toEqual([expect.objectContaining({ row: 4, column: "G" })]);
    expect(await priceFileEntries(address)).toEqual([
      { severity: "hard", message: expect.stringContaining("needs corrections") },
    ]);
  });

  test("that is missing, too large, or in our own network gets a clear message", async () => {
    served = undefined;
    expect((await fetched())?.findings[0]?.what).toMatch(/answered with status 404/);
    served = `${charges}\n${"x".repeat(1_000_000)}`;
    expect((await fetched())?.findings[0]?.what).toMatch(/larger than 2 GB/);
    await requestPriceFileCheck(services, "https://127.0.0.1/prices.csv");
    await checkPriceFile(services, "https://127.0.0.1/prices.csv");
    expect((await checkOf(db, "https://127.0.0.1/prices.csv"))?.findings[0]?.what).toMatch(/may not fetch/);
  });

  test("is checked again after a week", async () => {
    await publishSettings(db, { priceFileUrl: address });
    served = charges;
    await fetched();
    await db.execute(sql`delete from pgboss.job`);
    clock = new Date("2026-11-30T16:00:00Z");
    await requestMissingChecks(services);
    expect(await waitingJobs()).toEqual([]);
    clock = new Date("2026-12-02T16:00:00Z");
    await requestMissingChecks(services);
    expect(await waitingJobs()).toEqual([{ src: address }]);
  });
});

test("a file that is replaced under Files is checked at once", async () => {
  const values = {
    title: "Every price",
    slug: "every-price",
    filename: "prices.csv",
    src: GOOD,
    s3Key: "good.csv",
    mimeType: "text/csv",
    size: 10,
  };
  const context = { db, actor: testActor };
  const item = await createItem(context, fileType, values, { publish: true, trusted: true });
  await publishSettings(db, { priceFileUrl: "/download/every-price" });
  await checked(GOOD);
  await db.execute(sql`delete from pgboss.job`);
  const saved = await saveDraft(context, fileType, item, { src: BAD, s3Key: "bad.csv" });
  await publishItem(context, fileType, saved);
  const { rows } = await db.execute<{ name: string }>(sql`select name from pgboss.job`);
  expect(rows).toContainEqual({ name: "file-published" });
  for (const { job, run } of feature.jobs?.(services as never) ?? [])
    if (job.name === "file-published") await run({});
  expect(await waitingJobs()).toEqual([{ src: BAD }]);
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

  test("uses the date that staff entered for a file on another server that does not contain one", async () => {
    const external = { priceFileUrl: "https://prices.example/470000001_elm_standardcharges.csv" };
    await publishSettings(db, external);
    expect((await health()).found).toMatch(/has not been checked/);
    await requestPriceFileCheck(services, external.priceFileUrl);
    const undated = charges.replace("last_updated_on", "last_changed_on");
    await checkPriceFile(services, external.priceFileUrl, async (address, read) => {
      const result = await read(slices(new TextEncoder().encode(undated)));
      return { kind: "read", result: { ...result, findings: [] }, url: address };
    });
    expect((await health()).found).toMatch(/Nobody knows/);
    await publishSettings(db, { ...external, priceFileUpdatedOn: "2026-11-01" });
    expect((await health()).result).toBe("ok");
    await publishSettings(db, { ...external, priceFileUpdatedOn: "2025-12-01" });
    expect((await health()).result).toBe("warning");
  });
});
