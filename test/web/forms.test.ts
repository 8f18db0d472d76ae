import { afterAll, describe, expect, test } from "vitest";
import { pageFeedback } from "~/features/analytics/page-feedback/table";
import { testDatabase } from "../database";
import { startSite } from "../start-site";

const { db, url } = await testDatabase();
const site = await startSite({ env: { DATABASE_URL: url, SEED: "empty", TRUST_PROXY: "loopback" } });
afterAll(() => site.stop());

const script = { accept: "application/json" };
const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const formType = { "content-type": "application/x-www-form-urlencoded" };

function send(body: BodyInit, headers: Record<string, string>, visitor = "198.51.100.1") {
  const init = { method: "POST", body, headers: { "x-forwarded-for": visitor, ...headers } };
  return fetch(`${site.address}/feedback`, { ...init, redirect: "manual" });
}

const answer = (path: string, said = "yes") => new URLSearchParams({ path, answer: said });

describe("one form, two kinds of caller", () => {
  test("redirects a browser without a script", async () => {
    const { status, headers } = await send(answer("/careers"), browser);
    expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([
      303,
      "/feedback?thanks&from=%2Fcareers",
      "no-store",
    ]);
  });

  test("responds to a script with JSON", async () => {
    const taken = await send(answer("/careers"), script);
    expect([taken.status, await taken.json()]).toEqual([200, { ok: true }]);
    expect(taken.headers.get("cache-control")).toBe("no-store");
  });

  test("counts both, without who sent it", async () => {
    expect(await db.select().from(pageFeedback)).toEqual([
      { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), path: "/careers", answer: "yes", count: 2 },
    ]);
  });
});

describe("invalid input", () => {
  test("is shown to a browser on the form's page and not cached", async () => {
    const again = await send(answer("/careers", "perhaps"), browser);
    expect([again.status, again.headers.get("cache-control")]).toEqual([422, "no-store"]);
    expect(await again.text()).toContain("Please choose Yes or No.");
  });

  test("is listed completely to a script, without the input", async () => {
    const again = await send(answer("https://evil.example/", "perhaps"), script);
    expect([again.status, await again.json()]).toEqual([
      422,
      {
        error: {
          code: "VALIDATION_FAILED",
          message: "Some fields need a correction.",
          errors: [
            { propertyName: "answer", message: "Choose Yes or No." },
            { propertyName: "path", message: "Name the page that your answer is about." },
          ],
        },
      },
    ]);
  });

  test.each([
    ["NUL in a value", answer("/a\0b"), formType],
    [
      "a multipart body cut off",
      "--x\r\nContent-Disposition: form-data; name=",
      { "content-type": "multipart/form-data; boundary=x" },
    ],
  ])("does not read %s", async (_what, body, headers) => {
    const page = await send(body, { ...browser, ...headers });
    const json = await send(body, { ...script, ...headers });
    expect([page.status, json.status, (await json.json()).error.code]).toEqual([400, 400, "BAD_REQUEST"]);
  });

  test.each(["application/json", "application/xml", "text/plain"])(
    "does not read a body of the type %s",
    async (type) => {
      const page = await send("{}", { ...browser, "content-type": type });
      const json = await send("{}", { ...script, "content-type": type });
      const { error } = await json.json();
      expect([page.status, json.status, error.code]).toEqual([415, 415, "UNSUPPORTED_TYPE"]);
    },
  );
});

test("refuses too many requests from one visitor with when to retry; others are accepted", async () => {
  const flood = "203.0.113.9";
  const answers = await Promise.all(Array.from({ length: 35 }, () => send(answer("/flood"), script, flood)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  for (const headers of [script, browser]) {
    const refused = await send(answer("/flood"), headers, flood);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
  }
  expect((await send(answer("/flood"), script, "203.0.113.10")).status).toBe(200);
});
