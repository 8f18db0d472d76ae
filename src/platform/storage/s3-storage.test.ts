import { afterAll, expect, test } from "vitest";
import { startS3 } from "../../../test/start-s3";
import { s3Storage } from "./s3-storage";

const server = await startS3();
afterAll(() => server.stop());
const storage = s3Storage(server);

test("what was put is got back with its type, until it is deleted", async () => {
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

test("no key leads to another object or bucket", async () => {
  for (const key of ["../other/secret.png", "a/b.png", "ab12", "", "ab12.webp?acl"]) {
    expect(await storage.get(key)).toBeNull();
    await expect(storage.put(key, Buffer.from("x"), "image/png")).rejects.toThrow();
  }
  expect(server.objects.size).toBe(0);
});

test("a type that its ending does not say is refused", async () => {
  await expect(storage.put("ab12.png", Buffer.from("<svg/>"), "image/svg+xml")).rejects.toThrow(
    "cannot hold",
  );
});

test("the check writes and removes; it fails with wrong keys, a wrong bucket, and nobody there", async () => {
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
