import { afterAll, expect, test } from "vitest";
import { demoDatabase } from "../demo-database";
import { startSite } from "../start-site";

const { url, dataDirectory } = await demoDatabase();
const site = await startSite({ dataDirectory, env: { DATABASE_URL: url } });
afterAll(() => site.stop());

const page = async (path: string) => (await fetch(site.address + path)).text();

test("the list names every open job with its pay, and the careers page links to it", async () => {
  const list = await page("/jobs");
  expect(list.match(/href="\/jobs\/[a-z-]+"/g)).toHaveLength(4);
  expect(list).toContain("$33.40 to $44.50 an hour");
  expect(await page("/careers")).toContain('href="/jobs"');
});

test("a job's page has the structured data that job search engines read", async () => {
  const html = await page("/jobs/registered-nurse-emergency");
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  const posting = blocks
    .map(([, json = ""]) => JSON.parse(json))
    .find((data) => data["@type"] === "JobPosting");
  expect(posting).toMatchObject({
    title: "Registered nurse, emergency",
    employmentType: "FULL_TIME",
    directApply: true,
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT23:59:59$/),
    baseSalary: { currency: "USD", value: { minValue: 33.4, maxValue: 44.5, unitText: "HOUR" } },
    hiringOrganization: { name: "Prairie Lantern Community Hospital" },
    jobLocation: { address: { addressLocality: "Alder Creek", addressRegion: "NE" } },
  });
});

test("the application on a job's page is filled in with the job's title", async () => {
  const html = await page("/jobs/physical-therapist");
  const [field = ""] = html.match(/<input[^>]*name="job"[^>]*>/) ?? [];
  expect(field).toContain('value="Physical therapist"');
});

test("an address without an open job is not found", async () => {
  expect((await fetch(`${site.address}/jobs/closed-long-ago`)).status).toBe(404);
});
