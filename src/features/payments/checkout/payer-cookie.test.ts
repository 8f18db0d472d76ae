import { expect, test } from "vitest";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { payerCookie, payerRole } from "./payer-cookie";

let clock = Date.now();
const at = (secret: string, origin = "https://hospital.example") => ({
  keyedHash: createKeyedHash(secret),
  now: () => new Date(clock),
  origin,
});
const context = at("a secret of the tests, long enough");
const [mine, another] = [crypto.randomUUID(), crypto.randomUUID()];
const header = payerCookie(context, mine, "payer");
const requestWithCookie = (cookie: string) =>
  new Request("https://hospital.example/", { headers: { cookie } });
const sent = header.split(";")[0] ?? "";

test("is hidden from scripts, and secure over https", () => {
  expect(header).toMatch(
    new RegExp(`^__Host-openward_payer_${mine}=.*; Path=/; HttpOnly; Secure; SameSite=Lax$`),
  );
  const plain = payerCookie(at("a secret of the tests, long enough", "http://localhost"), mine, "payer");
  expect(plain).toMatch(new RegExp(`^openward_payer_${mine}=.*; Path=/; HttpOnly; SameSite=Lax$`));
});

test("proves one payment, for two hours", () => {
  expect(payerRole(context, mine, requestWithCookie(sent))).toBe("payer");
  expect(payerRole(context, another, requestWithCookie(sent))).toBeUndefined();
  expect(payerRole(context, mine, requestWithCookie(""))).toBeUndefined();
  clock += 2 * 3_600_000;
  expect(payerRole(context, mine, requestWithCookie(sent))).toBeUndefined();
  clock -= 2 * 3_600_000;
});

test("distinguishes the owner's browser from one that only pays, although the cookies look alike", () => {
  const own = payerCookie(context, mine, "owner");
  expect(payerRole(context, mine, requestWithCookie(own.split(";")[0] ?? ""))).toBe("owner");
  expect(own).toHaveLength(header.length);
});

test("cannot be forged or extended", () => {
  expect(
    payerRole(at("another secret, which is as long too"), mine, requestWithCookie(sent)),
  ).toBeUndefined();
  const [name, value = ""] = sent.split(/=(.*)/);
  const [, signature = ""] = value.split(".");
  // As many characters as a signature, but more bytes.
  const foreign = "é".repeat(signature.length);
  for (const made of [
    `${clock + 9e9}.${signature}`,
    `${clock + 9e9}.`,
    `${clock + 9e9}.${foreign}`,
    "NaN.x",
    "",
  ]) {
    const cookie = `${name}=${encodeURIComponent(made)}`;
    expect(payerRole(context, mine, requestWithCookie(cookie))).toBeUndefined();
  }
});
