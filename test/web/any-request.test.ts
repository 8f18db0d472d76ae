import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { demoDatabase } from "../demo-database";
import { rawRequest } from "../raw-request";
import { startSite } from "../start-site";

const { url, dataDirectory } = await demoDatabase();
const site = await startSite({ dataDirectory, env: { DATABASE_URL: url } });
afterAll(() => site.stop());

const piece = fc.oneof(
  fc.constantFrom(
    "about-us",
    "search",
    "provider-search",
    "location",
    "main-hospital",
    "specialty",
    "cardiology",
    "feedback",
  ),
  fc.constantFrom(
    "api",
    "staff-member",
    "list",
    "files",
    "assets",
    "healthz",
    ".data",
    "_.data",
    "?q=",
    "&page=-1",
    "&page=1e99",
    "_routes=",
  ),
  fc.constantFrom(
    "..",
    ".",
    "%",
    "%zz",
    "%00",
    "%ff",
    "%0a",
    "%2e%2e",
    "%2F",
    "%5c",
    "%E2%98%83",
    "__proto__",
    "constructor",
    "null",
  ),
  fc.constantFrom("'", '"', "<script>", "%3Cscript%3E", ";", "*", "[]", "\x7f", "\xff", "x".repeat(400)),
);
const target = fc
  .array(fc.tuple(piece, fc.constantFrom("", "/")), { maxLength: 6 })
  .map((pieces) => `/${pieces.flat().join("")}`);
const method = fc.constantFrom(
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "get",
);
const header = fc.constantFrom(
  "Accept: application/json",
  "Accept: text/html",
  "Accept-Encoding: br;q=x",
  "If-None-Match: *",
  "Range: bytes=0-1",
  "Origin: null",
  "Sec-Fetch-Site: same-origin",
  "X-Forwarded-For: a,b",
  "Cookie: a=%ff; ;;=",
  "Content-Type: application/json",
  "Content-Type: multipart/form-data",
  "Content-Type: application/x-www-form-urlencoded",
);
const body = fc.constantFrom(
  "",
  "{}",
  "[1,2",
  '{"token":"\\u0000","error_detail":"\\ud800"}',
  "answer=yes&path=/",
  "\0",
  "%%%",
);

test("no request makes the server fail, and every response has the security headers", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      method,
      target,
      fc.array(header, { maxLength: 3 }),
      body,
      async (verb, path, headers, content) => {
        const head = [
          `${verb} ${path} HTTP/1.1`,
          "Host: localhost",
          ...headers,
          `Content-Length: ${content.length}`,
        ];
        const answer = await rawRequest(site.address, head.join("\r\n"), content);
        expect(answer.status).toBeGreaterThanOrEqual(200);
        expect(answer.status).toBeLessThan(500);
        expect(answer.body).not.toMatch(/node_modules|at async |node:internal/);
        // Node itself refuses anything that is not HTTP, before there is a request.
        if (answer.headers["x-request-id"])
          expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
      },
    ),
    { numRuns: 400 },
  );
  expect(site.printed()).not.toContain('"level":50');
});
