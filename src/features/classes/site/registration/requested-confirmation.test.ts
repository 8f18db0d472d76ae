import { expect, test } from "vitest";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { signedSuccessPath } from "../../registrations/registration-success-path";
import { formatSpan } from "./format-span";
import { requestedConfirmation } from "./requested-confirmation";

const keyedHash = createKeyedHash("a secret of the site");
const confirmationOf = (query: string) =>
  requestedConfirmation(new URLSearchParams(query), "America/Chicago", keyedHash);

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

test.each(["confirmed", "waitlisted"] as const)(
  "a signed address confirms that a registration is %s",
  (status) => {
    const address = "/classes-and-education?registration-success=true&title=Childbirth&start-date=2027-01-16";
    const signed = signedSuccessPath(address, status, keyedHash);
    expect(confirmationOf(signed.split("?")[1] ?? "")?.status).toBe(status);
    for (const written of [
      address.split("?")[1] ?? "",
      signed.replace("Childbirth", "Lamaze").split("?")[1] ?? "",
      signed.includes("waitlisted") ? signed.replace("&waitlisted=true", "") : `${signed}&waitlisted=true`,
      signedSuccessPath(address, status, createKeyedHash("another secret")).split("?")[1] ?? "",
    ])
      expect(confirmationOf(written)?.status).toBeUndefined();
  },
);
