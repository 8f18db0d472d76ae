import { expect, test } from "vitest";
import { RequestError } from "../request/failure";
import { isIgnoredError } from "./ignored-error";
import { errorReport } from "./report-error";

const where = {
  url: "https://hospital.example/provider-search?q=my%20knee#results",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64)",
  screenWidth: 360,
  screenHeight: 740,
};

test("a report says what happened and where, and no search terms", () => {
  const report = errorReport(new TypeError("no map"), where);
  expect(report.token).not.toBe("");
  expect(JSON.parse(report.error_detail)).toMatchObject({
    error: { name: "TypeError", message: "no map", stack: expect.stringContaining("report-error.test") },
    url: "https://hospital.example/provider-search",
    userAgent: where.userAgent,
    screenWidth: 360,
    screenHeight: 740,
  });
  expect(report.error_detail).not.toContain("knee");
});

test("for a failed request, the report contains what people never read: the method, the path, and the status", () => {
  const error = new RequestError("POST /donate/initiate returned status 502", undefined, 502);
  expect(error.message).not.toMatch(/POST|502/);
  expect(JSON.parse(errorReport(error, where).error_detail).error).toMatchObject({
    name: "RequestError",
    message: `POST /donate/initiate returned status 502: ${error.message}`,
  });
});

test("accepts thrown values that are not errors", () => {
  expect(JSON.parse(errorReport("out of tiles", where).error_detail).error).toEqual({
    name: "string",
    message: "out of tiles",
  });
});

test.each([
  [undefined],
  [null],
  [new TypeError("Cannot read properties of null (reading 'os')")],
  [new TypeError("Cannot read property 'os' of null")],
  [new TypeError('can\'t access property "os", e is null')],
  [new TypeError("null is not an object (evaluating 'e.os')")],
])("does not report %s", (error) => {
  expect(isIgnoredError(error)).toBe(true);
});

test.each([
  [new TypeError("Cannot read properties of null (reading 'osteopath')")],
  [new TypeError("Cannot read properties of undefined (reading 'os')")],
  [new Error("")],
  [0],
])("reports %s", (error) => {
  expect(isIgnoredError(error)).toBe(false);
});
