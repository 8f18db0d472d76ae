import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { EICAR, startClamd } from "../../../test/start-clamd";
import { createLogger } from "../logging/logger";
import { pingClamd, scanWithClamd } from "./clamd";
import { type ClamdAddress, parseClamdUrl } from "./clamd-address";
import { createVirusScanner } from "./virus-scanner";

/** Far longer than needed. */
const LIMIT_MS = 60_000;

const server = await startClamd({ maxBytes: 2_000_000 });
afterAll(() => server.stop());
const at = (url: string) => parseClamdUrl(url) as ClamdAddress;
const address = at(server.url);

test("a file of many parts arrives complete, and is clean", async () => {
  const bytes = Buffer.alloc(1_000_001, "a page of text\n");
  expect(await scanWithClamd(address, bytes, LIMIT_MS)).toEqual({ kind: "clean" });
  expect(server.scanned.at(-1)?.equals(bytes)).toBe(true);
});

test("reports a virus by its name", async () => {
  const bytes = Buffer.concat([Buffer.alloc(300_000), Buffer.from(EICAR)]);
  expect(await scanWithClamd(address, bytes, LIMIT_MS)).toEqual({
    kind: "infected",
    signature: "Eicar-Test-Signature",
  });
});

test("reports a file above clamd's limit, even though clamd stops listening half-way", async () => {
  expect(await scanWithClamd(address, Buffer.alloc(20_000_000), LIMIT_MS)).toEqual({ kind: "tooLarge" });
});

test("the check passes if clamd responds, and fails for another server or none", async () => {
  await expect(pingClamd(address)).resolves.toBeUndefined();
  const gone = await startClamd();
  await gone.stop();
  await expect(pingClamd(at(gone.url))).rejects.toThrow("ECONNREFUSED");
  await expect(scanWithClamd(at(gone.url), Buffer.from("x"), LIMIT_MS)).rejects.toThrow("ECONNREFUSED");
  await expect(pingClamd(at("unix:/nowhere/clamd.ctl"))).rejects.toThrow("ENOENT");
});

describe("an unclear response does not count as clean", () => {
  test.each([
    ["an error", "Can't allocate memory ERROR\0"],
    ["another protocol", "HTTP/1.1 200 OK\r\n\r\n\0"],
    ["nothing", ""],
    ["half an answer", "stream: OK"],
    ["an answer without an end", "stream: OK ".repeat(1_000)],
  ])("%s", async (_, answer) => {
    const odd = createServer((socket) => {
      socket.on("error", () => {});
      socket.resume().end(answer);
    });
    await new Promise<void>((resolve) => odd.listen(0, "127.0.0.1", resolve));
    const { port } = odd.address() as AddressInfo;
    await expect(scanWithClamd({ host: "127.0.0.1", port }, Buffer.from("x"), LIMIT_MS)).rejects.toThrow(
      "clamd",
    );
    await new Promise((resolve) => odd.close(resolve));
  });
});

test("uploads time out if clamd accepts files and answers none, including those that wait for their turn", async () => {
  const open: Socket[] = [];
  const silent = createServer((socket) => {
    open.push(socket.on("error", () => {}));
    socket.resume();
  });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const log = createLogger({ level: "silent" });
  const scanner = createVirusScanner({ host: "127.0.0.1", port }, log, { scanMs: 50 });
  const uploads = Array.from({ length: 10 }, () => scanner.scan(Buffer.from("x")));
  const ended = await Promise.allSettled(uploads);
  expect(ended.map(({ status }) => status)).toEqual(uploads.map(() => "rejected"));
  await expect(scanner.scan(Buffer.from("x"))).rejects.toMatchObject({
    code: "UNAVAILABLE",
    message: expect.stringContaining("cannot be checked for viruses right now"),
  });
  for (const socket of open) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

test.each([
  ["tcp://127.0.0.1:3310", { host: "127.0.0.1", port: 3310 }],
  ["tcp://clamav", { host: "clamav", port: 3310 }],
  ["tcp://[::1]:3310", { host: "::1", port: 3310 }],
  ["unix:/run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
  ["unix:///run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
  ["http://127.0.0.1:3310", undefined],
  ["tcp://127.0.0.1:3310/path", undefined],
  ["127.0.0.1:3310", undefined],
  ["unix:", undefined],
])("%s", (url, expected) => {
  expect(parseClamdUrl(url)).toEqual(expected);
});
