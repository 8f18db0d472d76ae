import "~/app/register";
import { z } from "zod";
import { pathOf } from "~/content/redirects/path-of";
import { isRobot } from "~/features/analytics/server/is-robot";
import { giftForm } from "~/features/giving/gift-form";
import { newsletterInput } from "~/features/newsletter/input";
import { cleanReport } from "~/features/operations/error-reports/clean-report";
import { findDanger, isSpanish } from "~/features/search/danger/find-danger";
import { cleanQuery, wordsOf } from "~/features/search/shared/clean-query";
import { withoutKeys } from "~/platform/logging/without-keys";
import { networkOf } from "~/platform/network/network-of";
import { clientAddress } from "~/platform/network/trusted-proxy";
import { byteRange } from "~/server/middleware/byte-range";
import { preferredEncoding } from "~/server/page-cache/preferred-encoding";
import { unsentFormOf } from "~/server/unsent-form/unsent-form";

const FIELD = 128 * 1024;
/** A form's text is limited as a whole. Each of 25 fields can have this many characters. */
const FIELD_OF_MANY = 20 * 1024;
const HEADER = 16 * 1024;
const ADDRESS = 8 * 1024;

const gift = giftForm({
  largestGift: 1_000_000,
  phone: "",
  monthly: true,
  cardPercent: 2,
  cardFixed: 30,
  designations: new Map([["Oncology", "Oncology"]]),
});

/** Functions that read text from strangers, with the most characters that each can get. */
const readers: [name: string, most: number, read: (text: string) => unknown][] = [
  ["error report", 8_000, (text) => report(text)],
  ["log of a path", ADDRESS, withoutKeys],
  ["redirect's path", ADDRESS, (text) => pathOf(`/${text}`)],
  ["search", ADDRESS, (text) => wordsOf(cleanQuery(text))],
  [
    "danger sign in a search",
    ADDRESS,
    (text) => [findDanger(cleanQuery(text), () => false), isSpanish(cleanQuery(text), () => false)],
  ],
  ["gift's form", FIELD_OF_MANY, (text) => gift.safeParse(everyField(text))],
  ["newsletter's form", FIELD, (text) => newsletterInput.safeParse(everyField(text))],
  ["email address", FIELD, (text) => z.email().safeParse(text)],
  ["returned form", FIELD, (text) => unsentFormOf({ values: { [text.slice(0, 200)]: [text] }, files: {} })],
  ["Accept-Encoding", HEADER, preferredEncoding],
  ["Range", HEADER, (text) => byteRange(`bytes=${text}`, 1_000)],
  ["User-Agent", HEADER, (text) => isRobot(() => text)],
  ["X-Forwarded-For", HEADER, (text) => networkOf(clientAddress("127.0.0.1", text, { hops: 9 }))],
];

const PIECES = [
  ..."a1 \t\n-/.:;,@<>()[]{}\"'?#&=+%*|\u0301",
  "a@",
  "a.",
  "a-",
  "1(",
  "1 ",
  ":1",
  "<a",
  "x@.",
  "ext",
  "bot",
  "::",
  "br;",
  "1,",
  "/registration/",
  "e9",
  "é",
  "ü-",
];
const ENDS = ["", "!", "\n", "@", "a@a.example", "\0"];

/**
 * Runs every reader on each piece, repeated as often as fits.
 * @returns the slowest text of each reader, with its time in milliseconds
 */
export function slowestTexts(): { name: string; ms: number; text: string }[] {
  return readers.map(([name, most, read]) => {
    let slowest = { name, ms: 0, text: "" };
    for (const piece of PIECES) {
      for (const end of ENDS) {
        const text = `a${piece.repeat(Math.floor((most - 16) / piece.length))}${end}`;
        const ms = Math.min(timeOf(read, text), timeOf(read, text), timeOf(read, text));
        if (ms > slowest.ms)
          slowest = { name, ms, text: `${JSON.stringify(piece)} … ${JSON.stringify(end)}` };
      }
    }
    return slowest;
  });
}

function timeOf(read: (text: string) => unknown, text: string): number {
  const began = performance.now();
  read(text);
  return performance.now() - began;
}

function report(text: string) {
  return cleanReport({
    error: { name: "E", message: text.slice(0, 2_000), stack: text },
    url: `/${text.slice(0, 1_999)}`,
    userAgent: text.slice(0, 500),
  });
}

/** Returns the same text for every field name. */
function everyField(text: string): Record<string, string> {
  return new Proxy(
    {},
    {
      get: () => text,
      has: () => true,
      getOwnPropertyDescriptor: () => ({ value: text, enumerable: true, configurable: true }),
    },
  );
}
