import fc from "fast-check";
import { expect, test } from "vitest";
import { type FactKind, inFixedOrder } from "./order";

const ORDER: FactKind[] = [
  "when",
  "where",
  "cost",
  "register",
  "status",
  "phone",
  "hours",
  "address",
  "entrance",
  "parking",
  "accessibility",
  "languages",
  "fax",
  "email",
  "web",
];

test("facts have a fixed order, however they are given", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(ORDER), (kinds) => {
      expect(inFixedOrder(kinds.map((kind) => ({ kind }))).map((fact) => fact.kind)).toEqual(
        ORDER.filter((kind) => kinds.includes(kind)),
      );
    }),
  );
});

test("two facts of one kind keep their order, and their own names", () => {
  const facts = inFixedOrder([{ kind: "phone", label: "Scheduling" }, { kind: "status" }, { kind: "phone" }]);
  expect(facts.map((fact) => fact.label)).toEqual(["Right now", "Scheduling", "Phone"]);
});
