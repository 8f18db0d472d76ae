import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type OutsideOptions, safeFetch } from "./safe-fetch";

/**
 * 127.0.0.2 represents a server on the public internet, and 127.0.0.1 on the same port one in our own network
 * that must not be reached.
 */
const PUBLIC = "127.0.0.2";
const PRIVATE = "127.0.0.1";
const reached: string[] = [];
let port = 0;
let servers: Server[] = [];

const answer: RequestListener = (request, response) => {
  reached.push(`${request.socket.localAddress} ${request.method} ${request.url}`);
  const url = new URL(request.url ?? "/", "http://outside.example");
  const to = url.searchParams.get("to");
  if (to !== null) response.writeHead(302, { location: to });
  else if (url.pathname === "/only-get" && request.method === "HEAD") response.writeHead(405);
  else if (url.pathname === "/slow") return;
  else if (url.pathname === "/large") {
    response.writeHead(request.method === "HEAD" ? 405 : 200, { "content-length": "10000000000" });
    if (request.method === "GET") response.write("x".repeat(100_000));
    else response.end();
    return;
  } else response.writeHead(url.pathname === "/gone" ? 410 : 200);
  response.end();
};

async function listen(host: string, on: number): Promise<Server> {
  const server = createServer(answer).listen(on, host);
  await once(server, "listening");
  return server;
}

/** On a port that is free at both addresses: a port that the system chose for one may be in use at the other. */
async function listenAtBoth(): Promise<Server[]> {
  const outside = await listen(PUBLIC, 0);
  port = (outside.address() as AddressInfo).port;
  try {
    return [outside, await listen(PRIVATE, port)];
  } catch (error) {
    outside.close();
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    return listenAtBoth();
  }
}

beforeAll(async () => {
  servers = await listenAtBoth();
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  reached.length = 0;
});

const names: Record<string, string[]> = {
  "outside.example": [PUBLIC],
  "inside.example": [PRIVATE],
  "both.example": [PUBLIC, PRIVATE],
  "mapped.example": ["::ffff:127.0.0.1"],
};
const options = (others: OutsideOptions = {}): OutsideOptions => ({
  ports: [port],
  resolve: async (host) => names[host] ?? [],
  isAllowed: (address) => address === PUBLIC,
  ...others,
});
const at = (host: string, path = "/") => `http://${host}:${port}${path}`;

test("finds a page by its headers alone", async () => {
  expect(await safeFetch(at("outside.example"), options())).toMatchObject({ kind: "answered", status: 200 });
  expect(await safeFetch(at("outside.example", "/gone"), options())).toMatchObject({ status: 410 });
  expect(await safeFetch(at("outside.example", "/only-get"), options())).toMatchObject({ status: 200 });
  expect(await safeFetch(at("outside.example", "/large"), options())).toMatchObject({ status: 200 });
});

test("follows redirects to their end, and not forever", async () => {
  const there = at("outside.example", `/?to=${encodeURIComponent("/end")}`);
  expect(await safeFetch(there, options())).toMatchObject({
    status: 200,
    url: at("outside.example", "/end"),
  });
  const round = at("outside.example", "/?to=");
  const loop = `${round}${encodeURIComponent("/round?to=%2Fround%3Fto%3D%252F")}`;
  expect(await safeFetch(loop, options({ maxRedirects: 1 }))).toEqual({
    kind: "failed",
    code: "TOO_MANY_REDIRECTS",
  });
});

test("gives up on a server that does not respond, and on a name that does not resolve", async () => {
  const slow = await safeFetch(at("outside.example", "/slow"), options({ timeoutMs: 150 }));
  expect(slow).toEqual({ kind: "failed", code: "ETIMEDOUT" });
  const silent = options({ timeoutMs: 150, resolve: () => new Promise(() => {}) });
  expect(await safeFetch(at("outside.example"), silent)).toEqual({ kind: "failed", code: "ETIMEDOUT" });
  expect(await safeFetch(at("nowhere.example"), options())).toEqual({ kind: "failed", code: "ENOTFOUND" });
});

describe("reaches nothing in our own network", () => {
  test.each([
    ["its address", () => at(PRIVATE)],
    ["its name", () => at("inside.example")],
    ["a name with a public address beside it", () => at("both.example")],
    ["an IPv6 address that maps it", () => at("[::ffff:127.0.0.1]")],
    ["a name of such a one", () => at("mapped.example")],
    ["its address as one number", () => at("2130706433")],
    ["its address in octal and hexadecimal", () => at("0177.0.0.0x1")],
    ["a redirect to its address", () => at("outside.example", `/?to=${encodeURIComponent(at(PRIVATE))}`)],
    [
      "a redirect to its name",
      () => at("outside.example", `/?to=${encodeURIComponent(at("inside.example"))}`),
    ],
    ["a redirect without a scheme", () => at("outside.example", `/?to=//${PRIVATE}:${port}/`)],
  ])("by %s", async (_, address) => {
    expect(await safeFetch(address(), options())).toMatchObject({ kind: "refused" });
    expect(reached.filter((line) => line.startsWith(PRIVATE))).toEqual([]);
  });

  test.each([
    "file:///etc/passwd",
    "ftp://outside.example/",
    "javascript:alert(1)",
    "gopher://outside.example/",
    "http://user:password@outside.example/",
    "http://outside.example:22/",
    "/about-us",
    "",
  ])("refuses the address %s", async (address) => {
    expect(await safeFetch(address, options({ ports: [80, 443] }))).toMatchObject({ kind: "refused" });
    expect(reached).toEqual([]);
  });

  test("does not follow a redirect to another scheme", async () => {
    const there = at("outside.example", "/?to=file:///etc/passwd");
    expect(await safeFetch(there, options())).toMatchObject({ kind: "refused" });
  });

  /** Public when it is checked, private when it is connected to. */
  function rebinding() {
    const answers = [PUBLIC, PRIVATE, PRIVATE, PRIVATE];
    return async () => [answers.shift() ?? PRIVATE];
  }

  test("connects to the address that was checked, even if the name now resolves to another", async () => {
    expect(await safeFetch(at("outside.example"), options({ resolve: rebinding() }))).toMatchObject({
      status: 200,
    });
    expect(reached).toEqual([`${PUBLIC} HEAD /`]);
  });

  test("negative control: connecting by name after the check reaches the inside", async () => {
    const resolve = rebinding();
    expect(await resolve()).toEqual([PUBLIC]);
    const [second] = await resolve();
    await fetch(at(second ?? ""));
    expect(reached).toEqual([`${PRIVATE} GET /`]);
  });

  test("negative control: without the check, a private address is requested", async () => {
    await safeFetch(at("inside.example"), options({ isAllowed: () => true }));
    expect(reached).toEqual([`${PRIVATE} HEAD /`]);
  });
});
