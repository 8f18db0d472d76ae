import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { seedDemo } from "~/demo/seed/seed-demo";
import { formType } from "~/features/forms/form/definition";
import { formFile } from "~/features/forms/table";
import { encodeImage } from "~/features/media/image/pending/encode-image";
import { image, pendingImageFile } from "~/features/media/shared/image/table";
import type { Database } from "~/platform/database/database";
import { projectRoot } from "~/platform/project-root";
import { StorageUnavailable } from "~/platform/storage/file-storage";
import { compareFiles } from "~/platform/storage/missing-files";
import { signedIn } from "../../test/factories/accounts";
import { testActor } from "../../test/factories/content";
import { question } from "../../test/factories/form";
import { testApp } from "../../test/web-app";
import { namedFiles } from "./stored-files";

/** Columns with past values. Only restoring such a value would use a file that no other column names. */
const HISTORY = ["audit_event.after", "audit_event.before", "content_revision.data"];

const { url, services } = await testApp({ settings: { CAPTCHA: "off" } });
const { db, storage } = services;
const { headers } = await signedIn(db, ["permissionMediaManager"]);
const compare = () => compareFiles(storage, () => namedFiles(db));
const picture = (color: string) =>
  sharp({ create: { width: 1300, height: 700, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

async function send(path: string, field: string, bytes: Uint8Array, name: string, fields = {}) {
  const body = new FormData();
  body.set(field, new File([new Uint8Array(bytes)], name));
  for (const [key, value] of Object.entries(fields)) body.set(key, String(value));
  const by = path.startsWith("/api/admin") ? headers : { accept: "application/json" };
  const answer = await fetch(url + path, { method: "POST", headers: by, body });
  expect(answer.ok).toBe(true);
  return (await answer.json()).item;
}

beforeAll(async () => {
  await seedDemo(db, storage, services);
  const form = { title: "Apply", slug: "apply", retentionDays: 30, questions: [question("card", "file")] };
  await createItem({ db, actor: testActor }, formType, form, { publish: true, trusted: true });
  await send("/api/form/apply", "card", await picture("#111"), "card.jpg");
  await send("/api/admin/files/upload", "file", Buffer.from("care,price\n"), "prices.csv");
  const { id, revision } = await send(
    "/api/admin/images/upload",
    "file",
    await picture("#c02020"),
    "barn.jpg",
    {
      alt: "A red barn",
    },
  );
  await send(`/api/admin/images/${id}/replacement`, "file", await picture("#2020c0"), "barn.jpg", {
    revision,
  });
}, 120_000);

/** The keys of files in every column of the database, by `table.column`. */
async function keysInDatabase(database: Database): Promise<Map<string, string[]>> {
  const { rows: columns } = await database.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY')
    order by 1, 2`);
  const found = new Map<string, string[]>();
  for (const { table, column } of columns) {
    const { rows } = await database.execute<{ key: string }>(sql`
      select distinct (regexp_matches(${sql.identifier(column)}::text, '(?<![0-9a-z])[0-9a-f]{32}\\.[a-z0-9]{2,5}', 'g'))[1] as key
      from ${sql.identifier(table)}`);
    if (rows.length > 0)
      found.set(
        `${table}.${column}`,
        rows.map(({ key }) => key),
      );
  }
  return found;
}

/** The columns, except history, with a key that is neither named nor pending. */
async function forgottenColumns(): Promise<string[]> {
  const named = await namedFiles(db);
  const pending = await db.select({ key: pendingImageFile.key }).from(pendingImageFile);
  const isKnown = (key: string) => named.has(key) || pending.some((file) => file.key === key);
  return [...(await keysInDatabase(db))]
    .filter(([column, keys]) => !HISTORY.includes(column) && !keys.every(isKnown))
    .map(([column]) => column);
}

describe("the files that records refer to", () => {
  test("are all in the storage, except those that are still to be made", async () => {
    expect(await db.$count(pendingImageFile)).toBeGreaterThan(0);
    const { named, missing } = await compare();
    expect(named).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  test("are found in every column of the database that contains a key", async () => {
    const columns = [...(await keysInDatabase(db)).keys()];
    expect(columns).toEqual(
      expect.arrayContaining(["content_item.data", "file.src", "form_file.storage_key", "image.share_src"]),
    );
    expect(await forgottenColumns()).toEqual([]);
  });

  test("negative control: a column that nobody reads is detected", async () => {
    await db.execute(
      sql`create table forgotten as select ${`{"a":"/files/${"0".repeat(32)}.png"}`}::jsonb as note`,
    );
    expect(await forgottenColumns()).toEqual(["forgotten.note"]);
    await db.execute(sql`drop table forgotten`);
  });

  test("come from these modules alone: a feature must name what another module stores", () => {
    const source = join(projectRoot(), "src");
    const modules = readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
      .filter((path) => /\bstorage\.put\(/.test(readFileSync(join(source, path), "utf8")));
    expect(modules.sort()).toEqual([
      // Stores for others, and notifies the archive.
      "commands/archive-changes.ts",
      // Restores the files of a backup.
      "commands/restored-files.ts",
      "demo/seed/seed-demo.ts",
      "features/forms/files/store-files.ts",
      "features/media/file/store-document.ts",
      "features/media/image/pending/encode-image.ts",
      "features/media/image/store-image.ts",
    ]);
  });
});

test("gives up in time on a storage with an endless list of other objects", async () => {
  const endless = {
    async *list() {
      for (let n = 0; ; n += 1) {
        // Yields after each page of the listing.
        if (n % 1_000 === 0) await new Promise((resolve) => setImmediate(resolve));
        yield `${n}.png`;
      }
    },
  };
  await expect(compareFiles(endless, () => namedFiles(db), { limitMs: 50 })).rejects.toThrow(
    StorageUnavailable,
  );
});

describe("a missing file", () => {
  test("is reported with the record that refers to it, as is the AVIF version of a variant, until it is back", async () => {
    const uploads = await db.selectDistinct({ key: pendingImageFile.sourceKey }).from(pendingImageFile);
    for (const { key } of uploads) await encodeImage(services, key);
    expect((await compare()).missing).toEqual([]);
    const [barn] = await db.select().from(image).where(eq(image.filename, "barn.jpg"));
    const key = (barn?.thumbSrc ?? "").replace("/files/", "").replace(".webp", ".avif");
    const bytes = (await storage.get(key))?.bytes ?? Buffer.alloc(0);
    await storage.delete(key);
    expect((await compare()).missing).toEqual([
      { key, record: { id: barn?.id, type: "image", title: "barn.jpg" } },
    ]);
    await storage.put(key, bytes, "image/avif");
    expect((await compare()).missing).toEqual([]);
  });

  test("counts while a submission needs it, and not once it is to be removed", async () => {
    const [attached] = await db.select().from(formFile);
    await storage.delete(attached?.storageKey ?? "");
    expect((await compare()).missing).toEqual([{ key: attached?.storageKey }]);
    await db.update(formFile).set({ sealed: null });
    expect((await compare()).missing).toEqual([]);
  });

  test("is not reported if its record was deleted while the storage was listed", async () => {
    const names = new Map([["a.png", { key: "a.png" }]]);
    const compared = [names, new Map()];
    const empty = { list: async function* () {} };
    const found = await compareFiles(empty, async () => compared.shift() ?? names);
    expect(found).toEqual({ named: 0, missing: [] });
  });
});
