import { afterAll, expect, test } from "vitest";
import { keysIn } from "../../../test/keys-in";
import { startS3 } from "../../../test/start-s3";
import { s3Storage } from "./s3-storage";

const server = await startS3();
afterAll(() => server.stop());
const storage = s3Storage(server);

test("returns a stored file with its type, until it is deleted", async () => {
  await storage.put("ab12.webp", Buffer.from([1, 2, 3]), "image/webp");
  expect(server.objects.get("ab12.webp")).toEqual({
    bytes: Buffer.from([1, 2, 3]),
    contentType: "image/webp",
  });
  expect(await storage.get("ab12.webp")).toEqual({
    bytes: Buffer.from([1, 2, 3]),
    contentType: "image/webp",
  });
  await storage.delete("ab12.webp");
  expect(await storage.get("ab12.webp")).toBeNull();
});

test("lists all files, page by page, without foreign ones", async () => {
  const paged = await startS3({ pageSize: 2 });
  const keys = ["ab12.webp", "ab13.webp", "ab14.webp", "cd12.csv", "cd13.csv"];
  for (const key of [...keys, "another program's file", "logs/today.txt", "probe-1.tmp"])
    paged.objects.set(key, { bytes: Buffer.from("x"), contentType: "image/webp" });
  expect(await keysIn(s3Storage(paged))).toEqual(keys);
  expect(paged.requests).toHaveLength(4);
  await paged.stop();
});

test("no key leads to another object or bucket", async () => {
  for (const key of ["../other/secret.png", "a/b.png", "ab12", "", "ab12.webp?acl"]) {
    expect(await storage.get(key)).toBeNull();
    await expect(storage.put(key, Buffer.from("x"), "image/png")).rejects.toThrow();
  }
  expect(server.objects.size).toBe(0);
});

test("refuses a type that does not match the extension", async () => {
  await expect(storage.put("ab12.png", Buffer.from("<svg/>"), "image/svg+xml")).rejects.toThrow(
    "cannot hold",
  );
});

test("the check writes and removes; it fails with wrong keys, a wrong bucket, or no server", async () => {
  await expect(storage.check()).resolves.toBeUndefined();
  expect(server.objects.size).toBe(0);
  const credentials = { ...server.credentials, secretAccessKey: "another-secret" };
  await expect(s3Storage({ ...server, credentials }).check()).rejects.toThrow("SignatureDoesNotMatch");
  await expect(s3Storage({ ...server, bucket: "elsewhere" }).check()).rejects.toThrow("NoSuchBucket");
  await expect(s3Storage({ ...server, bucket: "elsewhere" }).get("ab12.webp")).rejects.toThrow(
    "NoSuchBucket",
  );
  const gone = await startS3();
  await gone.stop();
  await expect(s3Storage(gone).check()).rejects.toThrow();
});
