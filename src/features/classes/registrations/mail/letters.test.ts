import { expect, test } from "vitest";
import { letterText } from "./letters";

const about = { title: "Newborn care", timeZone: "America/Chicago" };
const until = new Date("2027-01-16T18:00:00Z");

test.each([
  { kind: "confirmed" },
  { kind: "offer", until },
  { kind: "offer-expired" },
  { kind: "unpaid", until, takesPayments: true },
  { kind: "payment-awaited" },
  { kind: "hold-expired" },
  { kind: "cancelled", byStaff: false, refund: 1_500 },
  { kind: "refunded", refund: 1_500 },
] as const)("the email “$kind” speaks of all seats of a group, and of one seat to one person", (letter) => {
  const textFor = (people: number) => {
    const { heading, paragraphs } = letterText(letter as never, { ...about, people });
    return [heading, ...paragraphs].join(" ");
  };
  expect(textFor(2)).toMatch(/\b2 seats\b/);
  expect(textFor(2)).not.toMatch(/\b(a|the|your) seat\b/i);
  expect(textFor(1)).toMatch(/\bseat\b/);
  expect(textFor(1)).not.toMatch(/\bseats\b/);
});
