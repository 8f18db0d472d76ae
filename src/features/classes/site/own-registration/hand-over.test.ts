import { expect, test } from "vitest";
import { createSealer } from "~/platform/crypto/sealer";
import { openHandOver, sealHandOver } from "./hand-over";

const sealer = createSealer("a secret");
const now = new Date("2027-01-16T15:00:00Z");
const handOver = { title: "Newborn care", to: "Ann Miller", at: +now };

test("a handover is confirmed for an hour, and only if we sealed it", () => {
  const sealed = sealHandOver(sealer, handOver);
  expect(openHandOver(sealer, sealed, now)).toEqual(handOver);
  expect(openHandOver(sealer, sealed, new Date(+now + 3_600_000))).toBeNull();
  expect(openHandOver(createSealer("another"), sealed, now)).toBeNull();
  expect(openHandOver(sealer, JSON.stringify(handOver), now)).toBeNull();
});
