import { createHash } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { startS3 } from "../../../../test/start-s3";
import { s3Target } from "./s3-target";

const server = await startS3({ pageSize: 2 });
afterAll(() => server.stop());
const target = s3Target(server, "the bucket of the test");
const MEGABYTE = 1024 * 1024;

/** More than two parts of an upload. */
async function* large(onChunk: (sent: number) => void = () => undefined) {
  for (let sent = 0; sent < 40; sent += 1) {
    onChunk(sent);
    yield Buffer.alloc(MEGABYTE, sent);
  }
}

test("stores and reads a file larger than a part", async () => {
  const size = await target.write("openward-large", large(), new AbortController().signal);
  expect(size).toBe(40 * MEGABYTE);
  const sum = createHash("sha256");
  const expected = createHash("sha256");
  for await (const chunk of await target.read("openward-large")) sum.update(chunk);
  for await (const chunk of large()) expected.update(chunk);
  expect(sum.digest("hex")).toBe(expected.digest("hex"));
  expect(server.uploads.size).toBe(0);
});

test("an aborted or failed upload leaves no file and no parts", async () => {
  const controller = new AbortController();
  const stopped = target.write(
    "openward-stopped",
    large((sent) => {
      if (sent === 35) controller.abort(new Error("stopped"));
    }),
    controller.signal,
  );
  await expect(stopped).rejects.toThrow("stopped");
  const failed = target.write(
    "openward-failed",
    large((sent) => {
      if (sent === 35) throw new Error("the disk failed");
    }),
    new AbortController().signal,
  );
  await expect(failed).rejects.toThrow("the disk failed");
  expect([...server.objects.keys()]).toEqual(["openward-large"]);
  await expect.poll(() => server.uploads.size).toBe(0);
});

test("lists only files with the prefix, over every page of the listing, and removes them one by one", async () => {
  for (const key of ["openward-a", "openward-b", "other"])
    server.objects.set(key, { bytes: Buffer.from("12345"), contentType: "" });
  expect((await target.list("openward-")).map(({ file }) => file)).toEqual([
    "openward-a",
    "openward-b",
    "openward-large",
  ]);
  await target.remove("openward-a");
  expect((await target.list("openward-")).map(({ bytes }) => bytes)).toEqual([5, 40 * MEGABYTE]);
});

test("a missing ledger reads as none, and a written one is read", async () => {
  const ledger = target.ledger("openward-erasures.jsonl");
  expect(await ledger.read()).toBeNull();
  await ledger.write("{}\n");
  expect(await ledger.read()).toBe("{}\n");
});
