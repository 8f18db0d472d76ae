import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { s3Storage } from "./s3-storage";

/** A service that accepts every request and sends nothing, or only the beginning of a response. */
let begin: (response: ServerResponse) => void = () => {};
const server = createServer((request, response) => {
  request.resume();
  begin(response);
}).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const { port } = server.address() as AddressInfo;
const storage = s3Storage(
  {
    bucket: "files",
    region: "us-east-1",
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: "key", secretAccessKey: "a long secret" },
  },
  { readMs: 200, writeMs: 200 },
);
const key = `${"a".repeat(32)}.png`;

test.each([
  ["does not answer", () => {}],
  [
    "stops in the middle of a file",
    (response: ServerResponse) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write("the first bytes");
    },
  ],
])("times out for a bucket that %s", async (_what, beginning) => {
  begin = beginning;
  await expect(storage.get(key)).rejects.toMatchObject({ code: "UNAVAILABLE", status: 503 });
});

test("times out for a bucket that accepts no file and is checked", async () => {
  begin = () => {};
  await expect(storage.put(key, Buffer.from("bytes"), "image/png")).rejects.toMatchObject({ status: 503 });
  await expect(storage.delete(key)).rejects.toMatchObject({ status: 503 });
  await expect(storage.check()).rejects.toMatchObject({ status: 503 });
});
