import { expect, test } from "vitest";
import { formatSpan } from "./format-span";
import { requestedConfirmation } from "./requested-confirmation";

const confirmationOf = (query: string) =>
  requestedConfirmation(new URLSearchParams(query), "America/Chicago");

test.each([
  ["start-date=2027-01-16T09:00:00-06:00&end-date=2027-01-16T16:00:00-06:00"],
  ["start-date=1800111600000&end-date=1800136800000"],
])("accepts dates with an offset or as epoch milliseconds: %s", (dates) => {
  const found = confirmationOf(`registration-success=true&class-type=Childbirth&title=Childbirth&${dates}`);
  expect(formatSpan(found?.startDate ?? "", found?.endDate ?? "")).toBe(
    "Saturday January 16, 2027 | 9:00 AM to 4:00 PM",
  );
});

test("an invalid date has no text", () => {
  const found = confirmationOf("registration-success=true&start-date=999999999999999&end-date=1");
  expect(formatSpan(found?.startDate ?? "", found?.endDate ?? "")).toBe("");
});

test("without the parameter there is no confirmation", () => {
  expect(confirmationOf("start-date=1800111600000&end-date=1800136800000")).toBeNull();
});
