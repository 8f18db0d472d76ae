import { expect, test } from "vitest";
import { createSealer } from "~/platform/crypto/sealer";
import { openHandover, sealHandover } from "./handover";

const sealer = createSealer("a secret");
const now = new Date("2027-01-16T15:00:00Z");
const handOver = { title: "Newborn care", to: "Ann Miller", at: +now };

test("a handover is confirmed for an hour, and only if we sealed it", () => {
  const sealed = sealHandover(sealer, handOver);
  expect(openHandover(sealer, sealed, now)).toEqual(handOver);
  expect(openHandover(sealer, sealed, new Date(+now + 3_600_000))).toBeNull();
  expect(openHandover(createSealer("another"), sealed, now)).toBeNull();
  expect(openHandover(sealer, JSON.stringify(handOver), now)).toBeNull();
});
