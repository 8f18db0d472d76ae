import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { contentItem } from "~/content/tables";
import { adminJsonCaller, adminUploader } from "../../../test/admin-call";
import { testDatabase } from "../../../test/database";
import { signedIn } from "../../../test/factories/accounts";
import { testActor } from "../../../test/factories/content";
import { testApp } from "../../../test/web-app";
import { together, withoutLocks } from "../../../test/without-locks";
import { addUpload } from "./add-upload";
import { fileType } from "./file/definition";
import { storeDocument } from "./file/store-document";
import { image } from "./shared/image/table";

const database = await testDatabase();
const { url, services } = await testApp({ database });
const { db, storage } = services;
const { headers } = await signedIn(db, ["permissionMediaManager"]);

const upload = adminUploader(url);
const callJson = adminJsonCaller(url);
const send = (path: string, bytes: Uint8Array, name: string, fields: Record<string, string> = {}) =>
  upload(path, headers, { name, bytes, fields });
const call = (method: string, path: string, body?: unknown) => callJson(method, path, headers, body);

const photograph = (color: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
const drawing = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path fill="${color}" d="M0 0h4v2z"/></svg>`,
  );
const table = (word: string) => Buffer.from(`care,price\n${word},1\n`);

async function storedFiles(): Promise<number> {
  let count = 0;
  for await (const _ of storage.list()) count += 1;
  return count;
}

test.each([
  ["a photograph", "images", await photograph("#102030"), "one.jpg"],
  ["a drawing", "images", drawing("#102030"), "one.svg"],
  ["a document", "files", table("ultrasound"), "one.csv"],
])(
  "%s that the library has is not added again: the response is its record, and nothing is stored",
  async (_, api, bytes, name) => {
    const first = await send(`/${api}/upload`, bytes, name);
    expect([first.status, first.body.alreadyExisted]).toEqual([201, false]);
    const files = await storedFiles();
    const second = await send(`/${api}/upload`, bytes, `another-${name}`, { alt: "Other words" });
    expect([second.status, second.body.alreadyExisted]).toEqual([200, true]);
    expect(second.body.item).toEqual(first.body.item);
    expect(await storedFiles()).toBe(files);

    const third = await send(`/${api}/upload`, bytes, name, { addAgain: "true" });
    expect([third.status, third.body.alreadyExisted]).toEqual([201, false]);
    expect(third.body.item.id).not.toBe(first.body.item.id);
  },
);

test("a file in the trash is added again", async () => {
  const bytes = await photograph("#203040");
  const { id, revision } = (await send("/images/upload", bytes, "field.jpg")).body.item;
  const trashed = await call("DELETE", `/images/${id}`, { revision });
  expect(trashed.status).toBe(200);
  const again = await send("/images/upload", bytes, "field.jpg");
  expect([again.status, again.body.alreadyExisted]).toEqual([201, false]);
});

test("a record is recognized by its current file: after a replacement, and after an earlier revision is restored", async () => {
  const [former, latter] = [await photograph("#304050"), await photograph("#405060")];
  const { id, revision } = (await send("/images/upload", former, "mill.jpg")).body.item;
  const replaced = await send(`/images/${id}/replacement`, latter, "mill.jpg", {
    revision: String(revision),
  });
  expect((await send("/images/upload", latter, "mill.jpg")).body.item.id).toBe(id);
  await call("POST", `/images/${id}/revisions/${revision}/restoration`, {
    revision: replaced.body.item.revision,
  });
  expect((await send("/images/upload", former, "mill.jpg")).body.item.id).toBe(id);
  expect((await send("/images/upload", latter, "mill.jpg")).status).toBe(201);
});

test.each([
  ["pictures", "images", await photograph("#506070"), "race.jpg"],
  ["documents", "files", table("x-ray"), "race.csv"],
])("simultaneous uploads of the same bytes make one record: %s", async (_, api, bytes, name) => {
  const before = await storedFiles();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => send(`/${api}/upload`, bytes, name, { alt: "A race" })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201]);
  expect(new Set(answers.map(({ body }) => body.item.id)).size).toBe(1);
  const ofName = and(eq(contentItem.type, api.slice(0, -1)), eq(contentItem.slug, "race"));
  expect(await db.$count(contentItem, ofName)).toBe(1);
  // The upload and its preview, or the document. The other five uploads left no files.
  expect((await storedFiles()) - before).toBe(api === "images" ? 2 : 1);
});

test("negative control: without the lock, simultaneous uploads make several records", async () => {
  const unlocked = withoutLocks(database.url, { number: together(3) });
  const bytes = table("unlocked");
  const addFile = (title: string) =>
    addUpload(
      { db: unlocked, storage },
      {
        type: "file",
        bytes,
        addAgain: false,
        store: () => storeDocument(storage, bytes, `${title}.csv`),
        keysOf: ({ s3Key }) => [s3Key],
        create: (tx, stored) =>
          createItem({ db: tx, actor: testActor }, fileType, { ...stored, title, slug: title }),
      },
    );
  const added = await Promise.all(["first", "second", "third"].map(addFile));
  expect(new Set(added.map(({ id }) => id)).size).toBeGreaterThan(1);
});

test("nobody can change the hash by which a file is recognized, and visitors do not see it", async () => {
  const bytes = await photograph("#607080");
  const { item } = (await send("/images/upload", bytes, "lake.jpg", { alt: "A lake" })).body;
  expect(item.data.sha256).toMatch(/^[0-9a-f]{64}$/);
  await call("PATCH", `/images/${item.id}`, {
    revision: item.revision,
    data: { sha256: "0".repeat(64) },
  });
  expect((await send("/images/upload", bytes, "lake.jpg")).body.item.id).toBe(item.id);
  const [published] = await db.select().from(image).where(eq(image.id, item.id));
  expect(JSON.stringify(published)).not.toContain(item.data.sha256);
});
