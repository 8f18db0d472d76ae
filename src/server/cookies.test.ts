import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, test } from "vitest";
import { type CookieKind, endCookie, readCookie, writeCookie } from "./cookies";

const kinds: CookieKind[] = ["session", "device", "unlocked", "payer", "gift", "givingReturn"];
const [https, http] = ["https://hospital.example", "http://localhost:3000"];

test.each(kinds)(
  "on an https site, browsers accept the cookie %s only from this host, and only over https",
  (kind) => {
    const written = writeCookie({ kind, origin: https }, "a b;c", { maxAge: 60 });
    expect(written).toMatch(
      /^__Host-openward_\w+=a%20b%3Bc; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=\w+$/,
    );
    const sent = written.split(";")[0] ?? "";
    expect(readCookie({ kind, origin: https }, `other=1; ${sent}`)).toBe("a b;c");
    // Another host of the domain can set the plain name, so it is ignored here.
    expect(readCookie({ kind, origin: https }, sent.replace("__Host-", ""))).toBeUndefined();
    expect(endCookie({ kind, origin: https })).toMatch(/^__Host-\w+=; Max-Age=0; Path=\/;.* Secure;/);
  },
);

test.each(kinds)("on plain http, the cookie %s has its plain name", (kind) => {
  const written = writeCookie({ kind, origin: http }, "value");
  expect(written).toMatch(/^openward_\w+=value; Path=\/[\w/]*; HttpOnly; SameSite=\w+$/);
  expect(readCookie({ kind, origin: http }, written.split(";")[0])).toBe("value");
});

test("script reads one cookie, which says that a payment has arrived", () => {
  expect(writeCookie({ kind: "paid", origin: https }, "1")).not.toContain("HttpOnly");
});

test("one of several by what it is about", () => {
  const place = { kind: "payer", origin: https, subject: "one" } as const;
  const sent = writeCookie(place, "1").split(";")[0];
  expect(readCookie(place, sent)).toBe("1");
  expect(readCookie({ ...place, subject: "two" }, sent)).toBeUndefined();
});

test("no other file of the server names or writes a cookie", async () => {
  const found: string[] = [];
  for await (const file of glob("src/**/*.{ts,tsx}")) {
    if (/\.test\.|server\/cookies\.ts$/.test(file)) continue;
    if (
      /createCookie|hono\/cookie|openward_(session|device|unlocked|payer|gift)/.test(
        readFileSync(file, "utf8"),
      )
    )
      found.push(file);
  }
  expect(found).toEqual([]);
});
