import { beforeAll, expect, test } from "vitest";
import { MAX_TAGS } from "~/platform/sanitize/sanitize-rich-text";
import { adminCaller } from "../../../test/admin-call";
import { signedIn } from "../../../test/factories/accounts";
import { testApp } from "../../../test/web-app";

const { url, services } = await testApp();
const call = adminCaller(url);
let headers: Record<string, string>;

beforeAll(async () => {
  headers = (await signedIn(services.db, "administrator")).headers;
});

const nested = (depth: number) => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`) as unknown;
const long = "a".repeat(20_000);

test.each<[string, unknown, number, RegExp]>([
  ["deep nesting", { title: long, slug: nested(200) }, 400, /nested too deep/],
  ["many values", { slug: Array.from({ length: 60_000 }, () => 1) }, 413, /too many values/],
  ["much markup", { title: "A", body: "<b>ab".repeat(MAX_TAGS + 1) }, 413, /too much formatting/],
  [
    "much markup in several texts",
    { title: "A", body: "<p>ab".repeat(MAX_TAGS / 2 + 1), description: "<p>ab".repeat(MAX_TAGS / 2) },
    413,
    /too much formatting/,
  ],
])("refuses %s before it is parsed", async (_what, data, status, message) => {
  const answer = await call("POST", "/blog", headers, { data });
  expect([answer.status, (await answer.json()).error.message]).toEqual([
    status,
    expect.stringMatching(message),
  ]);
});

test("ignores brackets and commas within strings", async () => {
  const body = `<p>${'[{,"\\'.repeat(20_000)}</p>`;
  const answer = await call("POST", "/blog", headers, { data: { title: "Brackets", body } });
  expect(answer.status).toBe(201);
});

test("checks the rows of a spreadsheet one by one", async () => {
  const text = (tags: number) => `${"<p>a</p>".repeat(tags / 2)}`;
  const csv = (tags: number) => `title,body\nOne,${text(tags)}\nTwo,${text(tags)}\n`;
  const fine = await call("POST", "/blog/import", headers, { csv: csv(MAX_TAGS - 2) });
  expect([fine.status, (await fine.json()).failed]).toEqual([200, 0]);
  const refused = await call("POST", "/blog/import", headers, { csv: csv(MAX_TAGS + 2) });
  const { failed, rows } = await refused.json();
  expect([failed, rows[0].errors[0]]).toEqual([
    2,
    { propertyName: "body", message: expect.stringContaining("too much formatting") },
  ]);
});
