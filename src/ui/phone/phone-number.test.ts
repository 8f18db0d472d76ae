import fc from "fast-check";
import { expect, test } from "vitest";
import { displayPhone, phoneHref } from "./phone-number";

test.each([
  ["3085550100", "(308) 555-0100", "tel:+13085550100"],
  ["(308) 555-0100", "(308) 555-0100", "tel:+13085550100"],
  ["308.555.0100", "(308) 555-0100", "tel:+13085550100"],
  ["+1 308 555 0100", "(308) 555-0100", "tel:+13085550100"],
  ["1-308-555-0100", "(308) 555-0100", "tel:+13085550100"],
  ["911", "911", "tel:911"],
  ["988", "988", "tel:988"],
  [" 555-0100 ", "555-0100", "tel:+15550100"],
])("%j is shown as %s and dialed by %s", (number, display, href) => {
  expect(displayPhone(number)).toBe(display);
  expect(phoneHref(number)).toBe(href);
});

const tenDigits = fc.stringMatching(/^\d{10}$/);

test("ten digits keep their order, however they were written", () => {
  fc.assert(
    fc.property(tenDigits, fc.constantFrom("", " ", "-", ".", "/"), (digits, mark) => {
      const written = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(mark);
      expect(displayPhone(written)).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
      expect(displayPhone(written).replaceAll(/\D/g, "")).toBe(digits);
      expect(phoneHref(written)).toBe(`tel:+1${digits}`);
    }),
  );
});

test("formatting a formatted number changes nothing", () => {
  fc.assert(
    fc.property(tenDigits, (digits) => {
      expect(displayPhone(displayPhone(digits))).toBe(displayPhone(digits));
    }),
  );
});

test("the link contains only digits and a plus", () => {
  fc.assert(
    fc.property(fc.string(), (anything) => {
      expect(phoneHref(anything)).toMatch(/^tel:(\+1)?\d*$/);
    }),
  );
});
