import { expect, test } from "vitest";
import { thanksOf } from "./thanks-of";

test("without a text by staff, the thanks are the specification’s default", () => {
  expect(thanksOf("award")).toBe("Your feedback has been received by the staff, thank you!");
  expect(thanksOf("newPatient")).toBe("Your application has been received, thank you.");
});
