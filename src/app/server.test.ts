import { describe, expect, test } from "vitest";
import { rawRequest } from "../../test/raw-request";
import { testApp } from "../../test/web-app";

const failing = "/breaks";
const { url, services, logged } = await testApp({
  pages: {
    declarations: (path) => ({ personal: false, acceptsPost: path === "/form" }),
    async render(request, { failure }) {
      const { pathname } = new URL(request.url);
      if (pathname === failing && !failure)
        throw new Error("The page's own defect, with patient Jane Canary in it");
      const status = failure?.status ?? (pathname === "/nowhere" ? 404 : 200);
      return new Response(`<h1>${failure?.message ?? pathname}</h1>`, {
        status,
        headers: { "content-type": "text/html" },
      });
    },
  },
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(url + path, { method, headers, redirect: "manual" });

describe("bad input gets the contract's response, never a 500", () => {
  const long = "x".repeat(10_000);
  test.each([
    ["NUL in the path", "GET /about%00us HTTP/1.1", 400],
    ["NUL in the query", "GET /?q=%00 HTTP/1.1", 400],
    ["half a percent sign", "GET /% HTTP/1.1", 400],
    ["invalid UTF-8 in the path", "GET /%ff%fe HTTP/1.1", 400],
    ["invalid UTF-8 in the query", "GET /search?q=%c3%28 HTTP/1.1", 400],
    ["an overlong encoding", "GET /%c0%ae%c0%ae/ HTTP/1.1", 400],
    ["a surrogate half", "GET /?q=%ed%a0%80 HTTP/1.1", 400],
    ["raw bytes above ASCII", "GET /caf\xe9 HTTP/1.1", 400],
    ["a backslash", "GET /\\evil HTTP/1.1", 400],
    ["ten thousand characters of query", `GET /search?q=${long} HTTP/1.1`, 414],
    ["ten thousand characters of path", `GET /${long} HTTP/1.1`, 414],
    ["twenty thousand characters", `GET /${long}${long} HTTP/1.1`, 431],
    ["no method at all", "/ HTTP/1.1", 400],
    ["TRACE", "TRACE / HTTP/1.1", 405],
    ["a method nobody knows", "PROPFIND / HTTP/1.1", 405],
    ["OPTIONS", "OPTIONS / HTTP/1.1", 405],
    ["DELETE of a page", "DELETE /about-us HTTP/1.1", 405],
    ["POST to a page without a form", "POST /about-us HTTP/1.1", 405],
    ["POST to an unknown page", "POST /nowhere HTTP/1.1", 405],
  ])("%s", async (_what, requestLine, status) => {
    const answer = await rawRequest(url, `${requestLine}\r\nHost: localhost`);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toMatch(/Error:|at .*\.js:\d+|node_modules/);
  });

  test("gets JSON if the caller prefers it", async () => {
    const answer = await get("/?q=%00", { accept: "application/json" });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: { code: "BAD_REQUEST", message: "This address has characters that cannot be read." } },
    ]);
  });

  test("a refusal is a page of the site, and says which methods are allowed", async () => {
    const answer = await get("/form", {}, "PUT");
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    expect(await answer.text()).toContain("<h1>This address does not accept that kind of request.");
  });

  test.each(["a b", "user@host", "evil.example/path", "[::1", "x".repeat(300), "..", "host:99999"])(
    "the Host header %j changes nothing",
    async (host) => {
      const answer = await rawRequest(url, `GET / HTTP/1.1\r\nHost: ${host}`);
      expect([200, 400]).toContain(answer.status);
      expect(answer.body).not.toContain("evil");
    },
  );

  test("refuses a body that claims to be enormous", async () => {
    const answer = await rawRequest(
      url,
      "POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\nContent-Type: text/plain",
    );
    expect(answer.status).toBe(413);
  });

  test("an address with two slashes does not lead to another site", async () => {
    const answer = await rawRequest(url, "GET //evil.example/ HTTP/1.1\r\nHost: localhost");
    expect(answer.headers.location).toBeUndefined();
    expect(answer.status).toBeLessThan(500);
  });
});

describe("a page that fails", () => {
  test("is answered with an error page and an id that finds it in the log", async () => {
    const answer = await get(failing);
    const requestId = answer.headers.get("x-request-id");
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("Canary");
    expect(logged()).toContainEqual(expect.objectContaining({ requestId, msg: "request failed" }));
  });

  test("is answered even if the error page fails too, with how to reach help", async () => {
    const broken = await testApp({
      pages: {
        render: async () => {
          throw new Error("nothing renders");
        },
      },
    });
    const answer = await fetch(broken.url);
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(html).toContain('href="tel:911"');
    expect(html).toContain(answer.headers.get("x-request-id"));
    expect(answer.headers.get("content-security-policy")).toMatch(/style-src 'sha256-/);
  });
});

describe("every kind of response has the security headers", () => {
  test.each([
    ["a page", "/", "GET"],
    ["an unknown page", "/nowhere", "GET"],
    ["a broken page", failing, "GET"],
    ["a malformed address", "/%ff", "GET"],
    ["a refused method", "/", "DELETE"],
    ["the API", "/healthz", "GET"],
    ["an unknown API address", "/api/nowhere", "GET"],
    ["a file for robots", "/robots.txt", "GET"],
    ["an unknown file", "/files/none.png", "GET"],
  ])("%s", async (_what, path, method) => {
    const { headers } = await get(path, {}, method);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": expect.stringMatching(/^(same|cross)-origin$/),
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("server") ?? headers.get("x-powered-by")).toBeNull();
  });
});

test("only admin screens may use the camera", async () => {
  const camera = async (path: string) =>
    /camera=\([^)]*\)/.exec((await get(path)).headers.get("permissions-policy") ?? "")?.[0];
  expect(await camera("/admin/classes")).toBe("camera=(self)");
  for (const path of ["/", "/registration/token", "/administration", "/api/admin/classes"])
    expect(await camera(path)).toBe("camera=()");
});

describe("requests from other sites", () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${url}/form`, { method: "POST", headers: { accept: "application/json", ...headers } });

  test.each([
    ["another site's page", { "sec-fetch-site": "cross-site" }],
    ["a sister domain's page", { "sec-fetch-site": "same-site" }],
    ["an older browser's page elsewhere", { origin: "https://evil.example" }],
    ["a page without an origin", { origin: "null" }],
    ["another port of this host", { origin: "http://127.0.0.1:1" }],
  ])("refuses a post from %s", async (_what, headers) => {
    const answer = await post(headers as Record<string, string>);
    expect([answer.status, (await answer.json()).error.code]).toEqual([403, "CSRF"]);
  });

  test.each([
    ["this site's page", { "sec-fetch-site": "same-origin", origin: url }],
    ["an older browser's page here", { origin: url }],
    ["a script without a browser", {}],
  ])("accepts a post from %s", async (_what, headers) => {
    expect((await post(headers as Record<string, string>)).status).toBe(200);
  });
});

describe("the log", () => {
  test("has a line for each request, without query, address, or cookie", async () => {
    const answer = await get("/search?q=canary-condition", {
      cookie: "session=canary-cookie",
      "user-agent": "canary-agent",
      referer: "https://x.example/canary-referer",
      "x-forwarded-for": "203.0.113.77",
    });
    const requestId = answer.headers.get("x-request-id");
    expect(logged()).toContainEqual({
      level: 30,
      time: expect.any(String),
      msg: "request",
      requestId,
      method: "GET",
      path: "/search",
      status: 200,
      ms: expect.any(Number),
      cache: "bypass",
    });
    expect(JSON.stringify(logged())).not.toMatch(/canary-|203\.0\.113|127\.0\.0\.1/);
  });

  test("accepts no request id from strangers", async () => {
    const answer = await get("/", { "x-request-id": "chosen-by-a-stranger" });
    expect(answer.headers.get("x-request-id")).not.toBe("chosen-by-a-stranger");
  });

  test("accepts the request id of a trusted proxy, if it is valid", async () => {
    const behind = await testApp({ settings: { TRUST_PROXY: "loopback" } });
    const given = (id: string) =>
      fetch(behind.url, { headers: { "x-request-id": id } }).then((answer) =>
        answer.headers.get("x-request-id"),
      );
    expect(await given("from-the-balancer-1")).toBe("from-the-balancer-1");
    expect(await given("no id {}")).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test("an https address in SITE_URL enables HSTS and upgrades", async () => {
  const secure = await testApp({ settings: { SITE_URL: "https://hospital.example" } });
  const { headers } = await fetch(secure.url);
  expect(headers.get("strict-transport-security")).toMatch(/max-age=31536000/);
  expect(headers.get("content-security-policy")).not.toContain("http:");
});

test("while stopping, the node reports that it is not ready", async () => {
  const stopping = await testApp({ services: { isAccepting: () => false } });
  const answer = await fetch(`${stopping.url}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { ok: false, failing: ["stopping"], degraded: [] },
  ]);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(services.isAccepting()).toBe(true);
});
