import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { formType } from "~/features/forms/form/definition";
import { formFile } from "~/features/forms/table";
import { signedIn } from "./factories/accounts";
import { testActor } from "./factories/content";
import { question } from "./factories/form";
import { EICAR, startClamd } from "./start-clamd";
import { testApp } from "./web-app";

const clamd = await startClamd({ maxBytes: 1_000_000 });
const { url, services } = await testApp({ settings: { CAPTCHA: "off", CLAMD_URL: clamd.url } });
const { db } = services;
const { headers } = await signedIn(db, ["permissionMediaManager"]);
const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#0f4c45" } })
  .jpeg()
  .toBuffer();
const infected = Buffer.concat([picture, Buffer.from(EICAR)]);
const table = Buffer.from("care,price\nX-ray,120\n");

beforeAll(async () => {
  const form = { title: "Apply", slug: "apply", retentionDays: 30, questions: [question("card", "file")] };
  await createItem({ db, actor: testActor }, formType, form, { publish: true, trusted: true });
});

async function send(path: string, field: string, bytes: Uint8Array, name: string, fields = {}) {
  const body = new FormData();
  body.set(field, new File([new Uint8Array(bytes)], name));
  for (const [key, value] of Object.entries(fields)) body.set(key, String(value));
  const by = path.startsWith("/api/admin") ? headers : { accept: "application/json" };
  const answer = await fetch(url + path, { method: "POST", headers: by, body });
  return { status: answer.status, body: await answer.json() };
}

/** Every way to upload a file: to the media library, as a replacement, and with a public form. */
async function everyUpload(photograph: Uint8Array, document: Uint8Array) {
  return {
    picture: await send("/api/admin/images/upload", "file", photograph, "a.jpg"),
    document: await send("/api/admin/files/upload", "file", document, "a.csv"),
    otherPicture: await send(`/api/admin/images/${ids.picture}/replacement`, "file", photograph, "b.jpg", {
      revision: 1,
    }),
    otherDocument: await send(`/api/admin/files/${ids.document}/replacement`, "file", document, "b.csv", {
      revision: 1,
    }),
    answer: await send("/api/form/apply", "card", photograph, "card.jpg"),
  };
}
const ids = { picture: "", document: "" };

test("accepts a clean file after clamd has seen every byte of it", async () => {
  ids.picture = (await send("/api/admin/images/upload", "file", picture, "first.jpg")).body.item.id;
  ids.document = (await send("/api/admin/files/upload", "file", table, "first.csv")).body.item.id;
  expect(clamd.scanned).toEqual([picture, table]);
  expect((await send("/api/form/apply", "card", picture, "card.jpg")).status).toBe(200);
  expect(clamd.scanned.at(-1)).toEqual(picture);
});

test("refuses a virus on every upload path in one sentence, and stores nothing", async () => {
  const before = await db.$count(formFile);
  const { answer, ...library } = await everyUpload(infected, Buffer.concat([table, Buffer.from(EICAR)]));
  for (const { status, body } of Object.values(library)) {
    expect([status, body.error.code]).toEqual([415, "UNSUPPORTED_TYPE"]);
    expect(body.error.message).toContain("virus scanner found something harmful");
  }
  expect([answer.status, answer.body.error.errors]).toEqual([
    422,
    [{ propertyName: "card", message: expect.stringContaining("something harmful") }],
  ]);
  expect(await db.$count(formFile)).toBe(before);
});

test("refuses a file that clamd does not scan because of its size", async () => {
  const { status, body } = await send(
    "/api/admin/files/upload",
    "file",
    Buffer.alloc(2_000_000, "a,b\n"),
    "a.csv",
  );
  expect([status, body.error.code]).toEqual([413, "TOO_LARGE"]);
});

test("while clamd is unavailable, refuses files and names it in /readyz, and the node stays ready", async () => {
  const ready = async () => {
    const answer = await fetch(`${url}/readyz`);
    return { status: answer.status, body: await answer.json() };
  };
  expect(await ready()).toEqual({ status: 200, body: { ok: true, failing: [], degraded: [] } });
  await clamd.stop();
  const { answer, ...library } = await everyUpload(picture, table);
  for (const { status, body } of Object.values(library)) {
    expect([status, body.error.code]).toEqual([503, "UNAVAILABLE"]);
    expect(body.error.message).toContain("cannot be checked for viruses");
  }
  expect([answer.status, answer.body.error.errors[0].message]).toEqual([
    422,
    expect.stringContaining("cannot be checked for viruses"),
  ]);
  expect(await ready()).toEqual({ status: 200, body: { ok: true, failing: [], degraded: ["virusScanner"] } });
});
