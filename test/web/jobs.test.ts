import { afterAll, expect, test } from "vitest";
import { formSubmission } from "~/features/forms/table";
import { demoDatabase } from "../demo-database";
import { startSite } from "../start-site";

const { db, url, dataDirectory } = await demoDatabase();
const site = await startSite({ dataDirectory, env: { DATABASE_URL: url, CAPTCHA: "off" } });
afterAll(() => site.stop());

const page = async (path: string) => (await fetch(site.address + path)).text();

test("the list names every open job with its pay, and careers leads to it", async () => {
  const list = await page("/jobs");
  expect(list.match(/href="\/jobs\/[a-z-]+"/g)).toHaveLength(4);
  expect(list).toContain("$33.40 to $44.50 an hour");
  expect(await page("/careers")).toContain('href="/jobs"');
});

test("a job's page says what search engines for jobs read", async () => {
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

test("the application names the job, takes a resume, and is stored sealed", async () => {
  const html = await page("/jobs/physical-therapist");
  expect(html).toMatch(/name="job"[^>]*value="Physical therapist"|value="Physical therapist"[^>]*name="job"/);
  const body = new FormData();
  const answers = {
    job: "Physical therapist",
    firstName: "Ines",
    lastName: "Vogelsang",
    email: "ines@example.org",
    phone: "3085550188",
    legal: "Yes",
    agreed: "yes",
  };
  for (const [name, value] of Object.entries(answers)) body.append(name, value);
  const resume =
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>";
  body.append("resume", new File([resume], "resume.pdf", { type: "application/pdf" }));
  const sent = await fetch(`${site.address}/api/form/job-application`, {
    method: "POST",
    body,
    headers: { accept: "application/json" },
  });
  expect([sent.status, await sent.json()]).toMatchObject([200, { name: "Ines" }]);
  const stored = (await db.select().from(formSubmission)).filter(
    ({ formName }) => formName === "Job application",
  );
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toMatch(/Vogelsang|therapist|ines@/i);
});

test("an address without an open job is not found", async () => {
  expect((await fetch(`${site.address}/jobs/closed-long-ago`)).status).toBe(404);
});
