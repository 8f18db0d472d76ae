import { expect, test } from "vitest";
import { visibleOrigin } from "./visible-origin";

const origin = (
  headers: Record<string, string>,
  { siteUrl, trusted = false }: { siteUrl?: string; trusted?: boolean } = {},
) => visibleOrigin({ SITE_URL: siteUrl, PORT: 3000 }, (name) => headers[name], trusted);

test.each([
  ["localhost:3000", "http://localhost:3000"],
  ["Hospital.Example", "http://hospital.example"],
  ["hospital.example:80", "http://hospital.example"],
  ["[::1]:3000", "http://[::1]:3000"],
  ["127.0.0.1", "http://127.0.0.1"],
  ["evil.example/path", "http://localhost:3000"],
  ["user@evil.example", "http://localhost:3000"],
  ["a b", "http://localhost:3000"],
  ["-", "http://localhost:3000"],
  ["hospital.example:99999", "http://localhost:3000"],
  ["", "http://localhost:3000"],
])("Host %j is %s", (host, expected) => {
  expect(origin({ host })).toBe(expected);
});

test("SITE_URL overrides the request", () => {
  const headers = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" };
  expect(origin(headers, { siteUrl: "https://hospital.example", trusted: true })).toBe(
    "https://hospital.example",
  );
});

test("forwarding headers count only from a trusted proxy", () => {
  const headers = {
    host: "10.0.0.7:3000",
    "x-forwarded-host": "hospital.example",
    "x-forwarded-proto": "https",
  };
  expect(origin(headers, { trusted: true })).toBe("https://hospital.example");
  expect(origin(headers)).toBe("http://10.0.0.7:3000");
});
