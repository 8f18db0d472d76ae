import { expect, test } from "vitest";
import { newToken } from "../crypto/new-token";
import { withoutKeys } from "./without-keys";

const key = newToken();

test.each([
  [`/registration/${key}`, "/registration/…"],
  [`/application/${key}/messages`, "/application/…/messages"],
  [`/giving/${key}/receipts/7`, "/giving/…/receipts/7"],
  [`/giving/gift/gift_${crypto.randomUUID()}_${key}/receipts/7`, "/giving/gift/…/receipts/7"],
  [`/newsletter/confirm/${key}`, "/newsletter/confirm/…"],
  [`/api/newsletter/unsubscribe/${key}`, "/api/newsletter/unsubscribe/…"],
  [`/somewhere/new/${key}`, "/somewhere/new/…"],
  [`    at https://h.example/registration/${key}:1:12`, "    at https://h.example/registration/…:1:12"],
])("%s is logged as %s", (text, written) => {
  expect(withoutKeys(text)).toBe(written);
});

test.each([
  "/classes/childbirth-four-evenings",
  "/new-patient/primary-care",
  "/newsletter",
  "/assets/form-Ab12.js:1:2",
])("%s contains no key", (path) => {
  expect(withoutKeys(path)).toBe(path);
});
