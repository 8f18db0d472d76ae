import { afterAll, expect, test } from "vitest";
import { demoDatabase } from "../demo-database";
import { startSite } from "../start-site";

const { url, dataDirectory } = await demoDatabase();
const site = await startSite({ dataDirectory, env: { DATABASE_URL: url } });
afterAll(() => site.stop());

/** The main part of a page, as HTML. */
async function main(path: string): Promise<string> {
  const answer = await fetch(site.address + path);
  expect([path, answer.status]).toEqual([path, 200]);
  const html = await answer.text();
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

/** The text of HTML, without tags and the comments by which React separates texts. */
function readable(html: string): string {
  return html
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

test("the page for visitors has the hours, the rules, the map, parking and the door, Wi-Fi, and meals", async () => {
  const page = await main("/visiting");
  const text = readable(page);
  for (const fact of [
    "Hospital rooms 8:00 AM to 8:00 PM Two at a time",
    "Near the end of life Any hour",
    "Stop at the front desk for a visitor badge.",
    "Please stay home if you are sick",
    "Parking is free.",
    "At any other time use the emergency entrance on Fourth Street",
    "Choose the network PrairieGuest; it has no password.",
    "The Lantern Café on the ground floor is open weekdays 7:00 AM to 2:00 PM.",
  ])
    expect.soft(text, fact).toContain(fact);
  const map = page.slice(page.indexOf('id="map"'));
  expect(readable(map)).toContain("400 Cottonwood Avenue");
  expect(map).toContain("https://www.google.com/maps/dir/");
});

test("the financial assistance page leads to every paper that the law names, and each is a PDF too", async () => {
  const page = await main("/financial-assistance");
  for (const path of [
    "/financial-assistance/policy",
    "/forms/financial-assistance/paper",
    "/financial-assistance/summary",
    "/financial-assistance/providers",
    "/financial-assistance/billing-and-collections",
    "/financial-assistance/community-health-needs-2025",
    "/financial-assistance/community-health-needs-2022",
  ]) {
    expect.soft(page, path).toContain(`href="${path}"`);
    const pdf = await fetch(`${site.address}${path}.pdf`);
    expect.soft([path, pdf.headers.get("content-type")]).toEqual([path, "application/pdf"]);
    expect.soft(await main(path), path).toContain(`href="${path}.pdf"`);
  }
  expect(page).toContain('href="/financial-assistance/apply"');
  expect(await main("/financial-assistance/apply")).toContain('name="income"');
});

test("patients find each handout as a page and as a PDF", async () => {
  const resources = await main("/patient-resources");
  for (const path of ["/handouts/medicine-list", "/handouts/blood-pressure-diary"]) {
    expect(resources).toContain(`href="${path}"`);
    expect(await main(path)).toContain(`href="${path}.pdf"`);
  }
  expect(resources).not.toMatch(/\.csv"/);
});
