import { expect, test } from "vitest";
import { hashPassword, isPassword } from "~/platform/crypto/hash-password";
import { derivationsDuring, deriveEveryKey } from "../../../../test/remembered-keys";
import { passwordProblem } from "./password-problem";

deriveEveryKey();

const about = [
  "Alice Miller",
  "alice.miller@prairielantern.example",
  "Prairie Lantern Community Hospital",
  "Alder Creek",
];

test.each([
  "short one",
  "password1234",
  "123456789012",
  "qwertyuiopas",
  "aaaaaaaaaaaaaaaa",
  "Alice Miller Alice Miller",
  "alice.miller1980",
  "prairielantern1951",
  "openwardhospital",
  "Summer2026!!!",
  "Welcome2026!!",
  "2026Summer!2025",
  "Password12345!!",
  "!!Dragon1987654321!!",
  "Alder Creek 2026",
  "AlderCreek68959!",
  "AlderCreek-1951-68959",
  "Prairie Lantern 12345",
  "Pr4irieL4ntern2026!",
  "x".repeat(500),
])("refuses %s", async (password) => {
  expect(await passwordProblem(password, about)).toEqual(expect.any(String));
});

test.each(["lantern over quiet wheat fields", "Tz8$kq!vW2#pLm", "seven slow herons cross"])(
  "accepts %s",
  async (password) => {
    expect(await passwordProblem(password, about)).toBeUndefined();
  },
);

test("the server stays responsive while a password of 200 characters is rated", {
  timeout: 60_000,
}, async () => {
  // From here on the worker is running, so the test measures only the rating.
  await passwordProblem("lantern over quiet wheat fields");
  let turned = false;
  setImmediate(() => {
    turned = true;
  });
  const digits = Array.from({ length: 200 }, (_, at) => (at * 7919) % 10).join("");
  await passwordProblem(digits);
  expect(turned).toBe(true);
});

test("does not rate anything after 40 characters", async () => {
  expect(await passwordProblem(`${"a".repeat(60)} lantern over quiet wheat fields`)).toEqual(
    expect.any(String),
  );
});

test("a hash matches its password alone, and is different each time", async () => {
  const [one, two] = await Promise.all([hashPassword("pässword of hers"), hashPassword("pässword of hers")]);
  expect(one).not.toBe(two);
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$/);
  // Some keyboards produce the letter and its dots as separate characters.
  expect(await isPassword("pa\u0308ssword of hers", one)).toBe(true);
  expect(await isPassword("password of hers", one)).toBe(false);
  expect(await isPassword("", null)).toBe(false);
});

test("a guess at an account without a password costs as much work as one at an account with one", {
  timeout: 60_000,
}, async () => {
  const hash = await hashPassword("one two three four");
  const known = await derivationsDuring(() => isPassword("some guess", hash));
  const unknown = await derivationsDuring(() => isPassword("some guess", null));
  expect(known).toEqual([{ bytes: 32, cost: { N: 32_768, r: 8, p: 3, maxmem: expect.any(Number) } }]);
  expect(unknown).toEqual(known);
});
