import { randomUUID } from "node:crypto";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { cuttableDatabase } from "../cuttable-database";
import { demoDatabase } from "../demo-database";
import { ofFeature } from "../of-feature";
import { startSite } from "../start-site";

/** Forms posted without a script to a site whose connection to its database is lost. */

const LONG_TIMEOUT = { timeout: 60_000, interval: 20 };
vi.setConfig({ testTimeout: 120_000 });

const { url, dataDirectory } = await demoDatabase();
const line = await cuttableDatabase(url);
afterAll(() => line.close());
const site = await startSite({
  dataDirectory,
  env: { DATABASE_URL: line.url, LINK_CHECK: "off", TRUST_PROXY: "loopback", LOG_LEVEL: "info" },
});
afterAll(() => site.stop());
afterEach(async () => {
  line.mend();
  await vi.waitFor(
    async () => expect((await fetch(`${site.address}/readyz`)).status).toBe(200),
    LONG_TIMEOUT,
  );
});

const MARK = "Quillfeather";
const [someClass] = (await (await fetch(`${site.address}/api/class`)).json()).classes as { slug: string }[];

type Fields = [name: string, value: string][];
const FORMS: [path: string, fields: Fields][] = [
  [
    "/forms/contact",
    [
      ["name", `Jo ${MARK}`],
      ["message", `First line of ${MARK} & "more"\r\n<b>second</b> line + 1`],
      ["human-question", "a-token-of-the-question"],
      ["human-answer", "7"],
    ],
  ],
  [
    "/forms/new-patient-primary-care",
    [
      ["first-name", MARK],
      ["conditions", "asthma"],
      ["conditions", "diabetes"],
      ["form-page", "2"],
      ["go", "next"],
    ],
  ],
  [
    `/classes/${someClass?.slug}/register`,
    [
      ["firstname", MARK],
      ["email", "jo@example.org"],
    ],
  ],
  [
    "/donate",
    [
      ["firstname", MARK],
      ["lastname", "Day"],
      ["gift", "50"],
      ["campaign", randomUUID()],
    ],
  ],
  ...ofFeature<[string, Fields]>("newsletter", ["/newsletter", [["firstname", MARK]]]),
  [
    "/feedback",
    [
      ["path", "/about-us"],
      ["answer", "no"],
    ],
  ],
  [
    "/registration/no-such-link-but-a-form-all-the-same",
    [
      ["intent", "rename"],
      ["firstname", MARK],
    ],
  ],
];

let visitor = 0;
function post(path: string, body: BodyInit): Promise<Response> {
  visitor += 1;
  const from = `198.51.${visitor >> 8}.${visitor & 255}`;
  const headers = { accept: "text/html,*/*;q=0.8", "x-forwarded-for": from };
  return fetch(site.address + path, { method: "POST", body, headers, redirect: "manual" });
}
const urlencoded = (fields: Fields) => new URLSearchParams(fields);

async function isDatabaseDown(): Promise<void> {
  await vi.waitFor(
    async () => expect((await fetch(`${site.address}/readyz`)).status).toBe(503),
    LONG_TIMEOUT,
  );
}

/** The data that the page's own form would send, as a browser parses it. */
function formOn(html: string): Fields {
  const [, form = ""] =
    /<form [^>]*method="post"[^>]*>([\s\S]*?)<\/form>/.exec(html.slice(html.indexOf("<h1"))) ?? [];
  return [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = "", value = ""]) => [decoded(name), decoded(value)],
  );
}

function decoded(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

async function expectUnsent(answer: Response): Promise<string> {
  const { status, headers } = answer;
  expect([status, headers.get("cache-control"), headers.get("retry-after")]).toEqual([503, "no-store", "30"]);
  const html = await answer.text();
  expect(html).toContain("<h1>We could not take your form just now</h1>");
  expect(html).toContain("<title>We could not take your form just now");
  expect(html).toMatch(/Or call <a href="tel:\+1\d{10}"/);
  expect(html).toContain('href="tel:911"');
  expect(html).not.toContain("<script");
  return html;
}

describe("a form posted without a script while the database is unavailable", () => {
  test.each(FORMS)(
    "%s is returned with everything that was typed and can be sent again",
    async (path, fields) => {
      line.cut();
      await isDatabaseDown();
      const html = await expectUnsent(await post(path, urlencoded(fields)));
      expect(formOn(html)).toEqual(fields);
      const again = await expectUnsent(await post(path, urlencoded(formOn(html))));
      expect(formOn(again)).toEqual(fields);
      expect(site.printed()).not.toContain(MARK);

      line.mend();
      await vi.waitFor(async () => {
        const taken = await post(path, urlencoded(formOn(html)));
        expect([200, 303, 400, 404, 422]).toContain(taken.status);
        // The form's own page, with the question that replaces the bot check.
        if (taken.status === 422)
          expect(await taken.text()).toContain(fields.some(([, one]) => one === MARK) ? MARK : "");
      }, LONG_TIMEOUT);
    },
  );

  test("loses nothing when the database stops responding midway", async () => {
    const [path, fields] = FORMS[0] as (typeof FORMS)[0];
    line.silence();
    const began = performance.now();
    const html = await expectUnsent(await post(path, urlencoded(fields)));
    expect(formOn(html)).toEqual(fields);
    // Far longer than the promised two seconds: bench/database-down.ts measures them.
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  test("asks for passwords, card numbers and files again, and shows none of them", async () => {
    line.cut();
    await isDatabaseDown();
    const body = new FormData();
    body.set("first-name", MARK);
    body.set("portal-password", "wrens over the barn");
    body.set("notes", "4242 4242 4242 4242");
    body.set("member-id", "4242 4242 4242 4243");
    body.set("referral", new File(["%PDF-"], "referral.pdf"));
    const html = await expectUnsent(await post("/forms/new-patient-primary-care", body));
    expect(formOn(html)).toEqual([
      ["first-name", MARK],
      ["member-id", "4242 4242 4242 4243"],
    ]);
    expect(html).not.toMatch(/wrens over the barn|4242 4242 4242 4242/);
    for (const [name, type] of [
      ["portal-password", "password"],
      ["notes", "password"],
      ["referral", "file"],
    ])
      expect(html).toMatch(new RegExp(`<input(?=[^>]* type="${type}")[^>]* name="${name}"`));
    expect(html).toContain("Please choose again: referral.pdf");
    expect(html).toContain('encType="multipart/form-data"');
  });

  test("responds with JSON to a script, as before", async () => {
    line.cut();
    await isDatabaseDown();
    const answer = await fetch(`${site.address}/feedback`, {
      method: "POST",
      body: urlencoded([
        ["path", "/about-us"],
        ["answer", "no"],
      ]),
      headers: { accept: "application/json" },
    });
    expect([answer.status, (await answer.json()).error.code]).toEqual([503, "UNAVAILABLE"]);
  });

  test("refuses a post that is not a form, without returning one", async () => {
    line.cut();
    await isDatabaseDown();
    const answer = await post("/feedback", new Blob(["{"], { type: "application/json" }));
    const html = await answer.text();
    expect([answer.status, html.includes("We could not take your form")]).toEqual([503, false]);
  });
});

test("a search and the finder keep the query in their address and their input", async () => {
  line.cut();
  await isDatabaseDown();
  for (const path of ["/search/", "/provider-search"]) {
    const answer = await fetch(`${site.address}${path}?q=${MARK}`, { headers: { accept: "text/html" } });
    const html = await answer.text();
    expect([answer.status, html]).toEqual([503, expect.stringContaining('<a href="">Try again</a>')]);
    expect(html).toMatch(new RegExp(`<input(?=[^>]* name="q")[^>]* value="${MARK}"`));
  }
  expect(site.printed()).not.toContain(MARK);
});
