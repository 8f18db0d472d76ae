import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { errorReport } from "~/features/operations/error-reports/table";
import { errorCodes } from "~/platform/errors/app-error";
import { rawRequest } from "../../test/raw-request";
import { testApp } from "../../test/web-app";

const { url, services } = await testApp({ settings: { METRICS_TOKEN: "a-token-for-the-tests" } });

const call = (path: string, init?: RequestInit) => fetch(url + path, init);
const post = (
  path: string,
  body: string,
  headers: Record<string, string> = { "content-type": "application/json" },
) => call(path, { method: "POST", headers, body });

interface Operation {
  summary?: string;
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { description: string }>;
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

describe("the document of the API", () => {
  test("is OpenAPI 3.1 and self-contained", async () => {
    const text = await (await call("/api/openapi.json")).text();
    const document = JSON.parse(text) as Document;
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info.title).not.toBe("");
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(references.length).toBeGreaterThan(0);
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([...new Set(references)]),
    );
    for (const [path, operations] of Object.entries(document.paths)) {
      expect(path).toMatch(/^\/[^:*]*$/);
      for (const operation of Object.values(operations)) {
        expect(operation.summary, path).toBeTruthy();
        expect(Object.keys(operation.responses).length, path).toBeGreaterThan(0);
        for (const answer of Object.values(operation.responses))
          expect(answer.description, path).toBeTruthy();
      }
    }
  });

  test("lists every error code, and every failure of every endpoint has that form", async () => {
    const { paths, components } = (await (await call("/api/openapi.json")).json()) as Document;
    expect(components.schemas.Failure).toMatchObject({
      properties: { error: { properties: { code: { enum: errorCodes } } } },
    });
    const failures = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) =>
        Object.entries(responses)
          .filter(([status]) => path.startsWith("/api/") && Number(status) >= 400)
          .map(([status, answer]) => ({ name: `${method} ${path} ${status}`, answer })),
      ),
    );
    expect(failures.length).toBeGreaterThan(200);
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } };
    for (const { name, answer } of failures)
      expect([name, answer]).toEqual([name, expect.objectContaining({ content })]);
  });

  test.each([
    ["get", "/healthz"],
    ["get", "/readyz"],
    ["get", "/metrics"],
    ["post", "/api/error"],
    ["get", "/robots.txt"],
    ["get", "/sitemap.xml"],
    ["get", "/manifest.webmanifest"],
    ["get", "/.well-known/security.txt"],
    ["get", "/sw.js"],
    ["get", "/staff-sw.js"],
    ["get", "/api/openapi.json"],
  ])("lists %s %s", async (method, path) => {
    const document = (await (await call("/api/openapi.json")).json()) as Document;
    expect(document.paths[path]?.[method]).toBeDefined();
  });

  test("every listed address accepts its methods and answers 405 to others", async () => {
    const document = (await (await call("/api/openapi.json")).json()) as Document;
    for (const [path, operations] of Object.entries(document.paths)) {
      const methods = Object.keys(operations).map((method) => method.toUpperCase());
      const other = ["PUT", "PATCH", "DELETE"].find((method) => !methods.includes(method));
      const answer = await call(path.replaceAll(/\{\w+\}/g, "x"), { method: other });
      expect([path, answer.status]).toEqual([path, 405]);
      expect(answer.headers.get("allow")?.split(", ")).toEqual(expect.arrayContaining(methods));
    }
  });
});

describe("a body of an undeclared type", () => {
  test("is answered with 415 everywhere, before any other check, and documented", async () => {
    const document = (await (await call("/api/openapi.json")).json()) as Document;
    const refused: string[] = [];
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, { requestBody, responses }] of Object.entries(operations)) {
        if (!requestBody) continue;
        const address = path.replaceAll(/\{\w+\}/g, crypto.randomUUID());
        const types = ["text/plain", "application/xml", "application/x-json", ""];
        if (!requestBody.content["application/json"]) types.push("application/json");
        for (const type of types) {
          const answer = await call(address, {
            method: method.toUpperCase(),
            headers: type ? { "content-type": type } : {},
            // Raw bytes have no content type.
            body: Buffer.from("<a/>"),
          });
          const { error } = await answer.json();
          expect([path, type, answer.status, error.code]).toEqual([path, type, 415, "UNSUPPORTED_TYPE"]);
        }
        expect(responses[415], `${method} ${path}`).toBeDefined();
        refused.push(`${method} ${path}`);
      }
    }
    expect(refused).toEqual(
      expect.arrayContaining(["post /donate/initiate", "post /api/error", "post /api/admin/session"]),
    );
    expect(refused.length).toBeGreaterThan(80);
  });
});

describe("reports errors in the contract's form", () => {
  test.each([
    ["an unknown address", call("/api/nowhere"), 404, "NOT_FOUND"],
    ["a body that is no JSON", post("/api/error", "{"), 400, "BAD_REQUEST"],
    ["no body", call("/api/error", { method: "POST" }), 422, "VALIDATION_FAILED"],
    [
      "a body of another type",
      post("/api/error", "a=b", { "content-type": "text/plain" }),
      415,
      "UNSUPPORTED_TYPE",
    ],
    [
      "a body that is too large",
      post("/api/error", JSON.stringify({ token: "x".repeat(1_100_000) })),
      413,
      "TOO_LARGE",
    ],
    ["a method that is not taken", call("/api/error", { method: "PUT" }), 405, "METHOD_NOT_ALLOWED"],
  ])("%s", async (_what, request, status, code) => {
    const answer = await request;
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect([answer.status, (await answer.json()).error.code]).toEqual([status, code]);
  });

  test("lists every invalid field", async () => {
    const answer = await post("/api/error", JSON.stringify({ token: "", error_detail: 7 }));
    const { error } = await answer.json();
    expect([answer.status, error.code]).toEqual([422, "VALIDATION_FAILED"]);
    expect(error.errors.map(({ propertyName }: { propertyName: string }) => propertyName)).toEqual([
      "token",
      "error_detail",
    ]);
  });
});

describe("the error collector", () => {
  const detail = (message: string) =>
    JSON.stringify({
      error: { message, stack: "Error\n at x (/assets/a.js:1:2)" },
      url: `${url}/p?q=canary`,
      userAgent: "x",
      screenWidth: 360,
      screenHeight: 740,
    });
  const report = (message: string) =>
    post("/api/error", JSON.stringify({ token: "website", error_detail: detail(message) }));

  test("counts an error once however often it happens", async () => {
    for (let times = 0; times < 3; times++) expect((await report("no map")).status).toBe(204);
    const rows = await services.db.select().from(errorReport);
    expect(rows).toMatchObject([{ message: "no map", path: "/p", count: 3 }]);
    expect(JSON.stringify(rows)).not.toContain("canary");
  });

  test("is forwarded to the collector that the hospital chose, with its token", async () => {
    const collected: { method: string | undefined; body: string }[] = [];
    const collector = createServer(async (request, response) => {
      collected.push({ method: request.method, body: await text(request) });
      response.writeHead(204).end();
    });
    await once(collector.listen(0, "127.0.0.1"), "listening");
    onTestFinished(() => void collector.close());
    const { port } = collector.address() as AddressInfo;
    const settings = {
      ERROR_COLLECTOR_URL: `http://127.0.0.1:${port}/collect`,
      ERROR_COLLECTOR_TOKEN: "elm",
    };
    const app = await testApp({ settings });
    const body = JSON.stringify({ token: "website", error_detail: detail("no map") });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${app.url}/api/error`, { method: "POST", headers, body });
    expect(answer.status).toBe(204);
    await expect.poll(() => collected).toHaveLength(1);
    expect(collected[0]?.method).toBe("POST");
    const { token, error_detail } = JSON.parse(collected[0]?.body ?? "");
    expect(token).toBe("elm");
    expect(JSON.parse(error_detail)).toMatchObject({
      error: { message: "no map" },
      userAgent: "x",
      screenWidth: 360,
      screenHeight: 740,
    });
    expect(error_detail).not.toContain("canary");
  });

  test("accepts a limited number from one sender, and says when to try again", async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => report(`kind ${index}`)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    const keys = await services.db.execute<{ key: string }>(sql`select key from rate_limit`);
    expect(JSON.stringify(keys.rows)).not.toContain("127.0.0.1");
  });

  test("counts one IPv6 network as one sender, before it reads the body", async () => {
    const behind = await testApp({ settings: { TRUST_PROXY: "loopback" } });
    const statusFor = async (address: string) => {
      const headers = { "content-type": "application/json", "x-forwarded-for": address };
      return (await fetch(`${behind.url}/api/error`, { method: "POST", headers, body: "{" })).status;
    };
    for (let host = 1; host <= 20; host += 1) expect(await statusFor(`2001:db8:0:1::${host}`)).toBe(400);
    expect(await statusFor("2001:db8:0:1:ffff::1")).toBe(429);
    expect(await statusFor("2001:db8:0:2::1")).toBe(400);
  });
});

describe("the metrics", () => {
  test("are for this machine and for those who have the token", async () => {
    const here = await call("/metrics");
    expect(here.headers.get("content-type")).toMatch(/^text\/plain/);
    const text = await here.text();
    expect(text).toContain("http_request_duration_seconds_count");
    expect(text).toMatch(/^scheduler_last_ran_timestamp_seconds 0$/m);
    const status = async (headers: Record<string, string>) => (await call("/metrics", { headers })).status;
    expect(await status({ "x-forwarded-for": "198.51.100.1" })).toBe(404);
    expect(await status({ via: "1.1 proxy" })).toBe(404);
    expect(await status({ "x-forwarded-for": "198.51.100.1", authorization: "Bearer wrong" })).toBe(404);
    expect(
      await status({ "x-forwarded-for": "198.51.100.1", authorization: "Bearer a-token-for-the-tests" }),
    ).toBe(200);
  });

  test("do not distinguish addresses and pages", async () => {
    await call("/canary-page?q=canary");
    expect(await (await call("/metrics")).text()).not.toContain("canary");
  });
});

describe("files at fixed addresses", () => {
  const text = async (path: string) => (await call(path)).text();

  test("robots.txt keeps robots out of the admin area and names the sitemap", async () => {
    expect(await text("/robots.txt")).toBe(
      `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /search\n\nSitemap: ${url}/sitemap.xml\n`,
    );
  });

  test("security.txt says whom to contact, until a day within the year that RFC 9116 allows", async () => {
    const security = await text("/.well-known/security.txt");
    const expires = new Date(/^Expires: (.+)$/m.exec(security)?.[1] ?? 0).getTime();
    expect(security).toContain(`Contact: ${url}/contact-us`);
    expect(expires).toBeGreaterThan(Date.now() + 90 * 86_400_000);
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });

  test("the manifest's icons have the declared sizes", async () => {
    const { icons } = (await (await call("/manifest.webmanifest")).json()) as {
      icons: { src: string; sizes: string; type: string }[];
    };
    for (const { src, sizes, type } of icons) {
      const answer = await call(src);
      expect([src, answer.status, answer.headers.get("content-type")]).toEqual([src, 200, type]);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (sizes !== "any") expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  test("HEAD is answered like GET, without a body", async () => {
    const answer = await rawRequest(url, "HEAD /robots.txt HTTP/1.1\r\nHost: localhost");
    expect([answer.status, answer.body]).toEqual([200, ""]);
  });
});
