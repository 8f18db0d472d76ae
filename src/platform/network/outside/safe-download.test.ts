import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DownloadOptions, safeDownload } from "./safe-download";

const PUBLIC = "127.0.0.1";
let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === "/moved") response.writeHead(302, { location: "/file" }).end();
    else if (url === "/into-our-network")
      response.writeHead(302, { location: `http://inside.example:${port}/file` }).end();
    else if (url === "/gone") response.writeHead(404).end("Not here");
    else if (url === "/endless") {
      const more = () => response.write("x".repeat(10_000)) && setImmediate(more);
      response.on("drain", more);
      more();
    } else if (url === "/stalls") response.write("The beginning");
    else if (url === "/torn") {
      response.writeHead(200, { "content-length": 100 });
      response.write("The beginning", () => response.destroy());
    } else response.end("The whole file");
  });
  await new Promise<void>((done) => server.listen(0, PUBLIC, done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function download(path: string, options: Partial<DownloadOptions> = {}) {
  const all = {
    timeoutMs: 10_000,
    maxBytes: 100_000,
    ports: [port],
    resolve: async (host: string) => (host === "outside.example" ? [PUBLIC] : ["10.0.0.1"]),
    isAllowed: (address: string) => address === PUBLIC,
    ...options,
  };
  return safeDownload(`http://outside.example:${port}${path}`, all, async (body) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  });
}

test("reads a file, even behind a redirect", async () => {
  const url = `http://outside.example:${port}/file`;
  expect(await download("/file")).toEqual({ kind: "read", result: "The whole file", url });
  expect(await download("/moved")).toEqual({ kind: "read", result: "The whole file", url });
});

test("refuses a redirect into our own network", async () => {
  expect(await download("/into-our-network")).toMatchObject({ kind: "refused" });
});

test.each([
  ["that is not there", "/gone", {}, "HTTP_404"],
  ["that never ends", "/endless", {}, "TOO_LARGE"],
  ["that does not arrive in time", "/stalls", { timeoutMs: 200 }, "ETIMEDOUT"],
  ["whose connection breaks", "/torn", {}, "ECONNRESET"],
])("says what is wrong with a file %s", async (_, path, options, code) => {
  expect(await download(path, options)).toEqual({ kind: "failed", code });
});

test("throws what the reader throws", async () => {
  const failing = safeDownload(
    `http://outside.example:${port}/file`,
    { timeoutMs: 10_000, maxBytes: 100, ports: [port], resolve: async () => [PUBLIC], isAllowed: () => true },
    async () => {
      throw new Error("The reader's own");
    },
  );
  await expect(failing).rejects.toThrow("The reader's own");
});
