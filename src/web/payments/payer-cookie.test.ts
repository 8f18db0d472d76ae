import { expect, test } from "vitest";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { isPayer, payerCookie } from "./payer-cookie";

let clock = Date.now();
const at = (secret: string, origin = "https://hospital.example") => ({
  keyedHash: createKeyedHash(secret),
  now: () => new Date(clock),
  origin,
});
const context = at("a secret of the tests, long enough");
const [mine, another] = [crypto.randomUUID(), crypto.randomUUID()];
const header = await payerCookie(context, mine);
const carrying = (cookie: string) => new Request("https://hospital.example/", { headers: { cookie } });
const sent = header.split(";")[0] ?? "";

test("goes to its payment's return alone, to no script, and over TLS where there is one", async () => {
  expect(header).toContain(`Path=/payment/${mine}/return`);
  expect(header).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  expect(await payerCookie(at("a secret of the tests, long enough", "http://localhost"), mine)).not.toContain(
    "Secure",
  );
});

test("proves that one payment, for two hours", async () => {
  expect(await isPayer(context, mine, carrying(sent))).toBe(true);
  expect(await isPayer(context, another, carrying(sent))).toBe(false);
  expect(await isPayer(context, mine, carrying(""))).toBe(false);
  clock += 2 * 3_600_000;
  expect(await isPayer(context, mine, carrying(sent))).toBe(false);
  clock -= 2 * 3_600_000;
});

test("cannot be made up, nor made to last", async () => {
  expect(await isPayer(at("another secret, which is as long too"), mine, carrying(sent))).toBe(false);
  const [name, value = ""] = sent.split(/=(.*)/);
  const [, signature] = JSON.parse(atob(decodeURIComponent(value))).split(".");
  for (const made of [`${clock + 9e9}.${signature}`, `${clock + 9e9}.`, "NaN.x", ""]) {
    const cookie = `${name}=${encodeURIComponent(btoa(JSON.stringify(made)))}`;
    expect(await isPayer(context, mine, carrying(cookie))).toBe(false);
  }
});
