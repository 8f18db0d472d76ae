import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, test } from "vitest";
import { PAID_COOKIE } from "~/features/payments/checkout/paid-cookie";
import { PAYER_COOKIE } from "~/features/payments/checkout/payer-cookie";
import { DEVICE_COOKIE, endCookie, readCookie, SESSION_COOKIE, writeCookie } from "~/server/cookies";
import { serverFeatures } from "./server-features";

const listed = [SESSION_COOKIE, DEVICE_COOKIE, ...serverFeatures.flatMap(({ cookies = [] }) => cookies)];
const httpOnly = listed.filter((cookie) => cookie !== PAID_COOKIE);
const [https, http] = ["https://hospital.example", "http://localhost:3000"];

test.each(httpOnly)(
  "on an https site, browsers accept the cookie $name only from this host, and only over https",
  (cookie) => {
    const written = writeCookie({ cookie, origin: https }, "a b;c", { maxAge: 60 });
    expect(written).toMatch(
      /^__Host-openward_\w+=a%20b%3Bc; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=\w+$/,
    );
    const sent = written.split(";")[0] ?? "";
    expect(readCookie({ cookie, origin: https }, `other=1; ${sent}`)).toBe("a b;c");
    // Another host of the domain can set a cookie with the plain name, so that one is ignored here.
    expect(readCookie({ cookie, origin: https }, sent.replace("__Host-", ""))).toBeUndefined();
    expect(endCookie({ cookie, origin: https })).toMatch(/^__Host-\w+=; Max-Age=0; Path=\/;.* Secure;/);
  },
);

test.each(httpOnly)("on plain http, the cookie $name has its plain name", (cookie) => {
  const written = writeCookie({ cookie, origin: http }, "value");
  expect(written).toMatch(/^openward_\w+=value; Path=\/[\w/]*; HttpOnly; SameSite=\w+$/);
  expect(readCookie({ cookie, origin: http }, written.split(";")[0])).toBe("value");
});

test("script reads one cookie, which says that a payment has arrived", () => {
  expect(writeCookie({ cookie: PAID_COOKIE, origin: https }, "1")).not.toContain("HttpOnly");
});

test("one of several cookies of a name is read by its subject", () => {
  const place = { cookie: PAYER_COOKIE, origin: https, subject: "one" };
  const sent = writeCookie(place, "1").split(";")[0];
  expect(readCookie(place, sent)).toBe("1");
  expect(readCookie({ ...place, subject: "two" }, sent)).toBeUndefined();
});

test("every cookie that the code defines is listed, each under a name of its own", async () => {
  const defined: string[] = [];
  for await (const file of sourceFiles()) {
    const definitions = readFileSync(file, "utf8").matchAll(
      /: Cookie = \{\s*name: (?:"(\w+)"|PAID_COOKIE_NAME)/g,
    );
    defined.push(...Array.from(definitions, ([, name = PAID_COOKIE.name]) => name));
  }
  expect(defined.toSorted()).toEqual(listed.map(({ name }) => name).toSorted());
  expect(new Set(defined).size).toBe(defined.length);
});

test("no other file of the server writes a cookie", async () => {
  const found: string[] = [];
  for await (const file of sourceFiles()) {
    if (/createCookie|(hono|hono\/utils)\/cookie"/.test(readFileSync(file, "utf8"))) found.push(file);
  }
  expect(found).toEqual(["src/server/cookies.ts"]);
});

async function* sourceFiles(): AsyncGenerator<string> {
  for await (const file of glob("src/**/*.{ts,tsx}")) if (!/\.test\./.test(file)) yield file;
}
