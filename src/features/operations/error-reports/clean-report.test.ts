import { expect, test } from "vitest";
import { newToken } from "~/platform/crypto/new-token";
import { cleanReport } from "./clean-report";
import { errorReportInput } from "./input";

const agent =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

function clean(detail: Record<string, unknown>) {
  return cleanReport(errorReportInput.parse({ userAgent: agent, ...detail }));
}

const report = clean({
  error: {
    message: "Cannot save ada@canary.example, born 1951-03-04, (308) 555-0142, ?ssn=123",
    stack:
      "Error: x\n    at save (https://h.example/assets/form-abc.js?canary=1:12:345)\n    at https://h.example/page#canary:1:1",
  },
  url: "https://h.example/new-patient/primary-care?name=canary#canary",
});

test("removes everything that a visitor typed", () => {
  expect(JSON.stringify(report)).not.toMatch(/canary|1951|555-0142|ssn=123/);
});

test("removes private links, because they give access", () => {
  const key = newToken();
  const url = `https://h.example/registration/${key}`;
  const { path, stack, message } = clean({
    error: { message: `Failed to fetch ${url}`, stack: `Error\n    at ${url}:1:2` },
    url,
  });
  expect([path, stack, message].join()).not.toContain(key);
  expect(path).toBe("/registration/…");
});

test("keeps what identifies the bug", () => {
  expect(report).toMatchObject({ path: "/new-patient/primary-care", browser: "Version 18, iPhone" });
  expect(report.stack).toContain("form-abc.js");
  expect(report.stack).toContain(":12:345");
});

test("the same bug has the same fingerprint in every report", () => {
  const error = { message: "No map for 3085550142", stack: "Error\n at a (https://h/a.js:1:2)" };
  const one = clean({ error, url: "/contact-us?a=1" });
  const two = clean({
    error: { ...error, message: "No map for 3085550199" },
    url: "/contact-us",
    userAgent: "curl",
  });
  expect(two.fingerprint).toBe(one.fingerprint);
  expect(clean({ error, url: "/careers" }).fingerprint).not.toBe(one.fingerprint);
});

test.each([
  { error: "only words" },
  { error: {} },
  { error: { message: "x" }, url: "not an address" },
  { error: { message: "a\0b" } },
])("%j is a valid report", (detail) => {
  const { fingerprint, message } = clean(detail);
  expect(fingerprint).toHaveLength(43);
  expect(message).not.toContain("\0");
});
