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

test("nothing says that a provider without days of their own is at the hospital day and night", async () => {
  const card = readable(await main("/provider-search?q=luis+ortega"));
  expect(card).toContain("Luis Ortega");
  expect(card).not.toContain("Open 24 hours");
  const profile = readable(await main("/provider/luis-ortega"));
  expect(profile).not.toContain("Open 24 hours");
  expect(readable(await main("/location/main-hospital"))).toContain("Open 24 hours");
});

test("nothing says whether a provider whom nobody chooses accepts new patients", async () => {
  const says = async (path: string) => {
    const page = await (await fetch(site.address + path)).text();
    return {
      inWords: readable(page.slice(page.indexOf("<main"))).includes("ccepting new patients now"),
      toMachines: page.includes("isAcceptingNewPatients"),
    };
  };
  expect(await says("/provider/ben-sorensen")).toEqual({ inWords: true, toMachines: true });
  expect(await says("/provider/luis-ortega")).toEqual({ inWords: false, toMachines: false });
  expect((await says("/provider-search?q=ben+sorensen")).inWords).toBe(true);
  expect((await says("/provider-search?q=luis+ortega")).inWords).toBe(false);
});

test("an empty month of the calendar says which month is empty, and leads to the next date", async () => {
  const lastYear = new Date(new Date().getFullYear() - 1, new Date().getMonth() + 1, 2);
  const month = `${lastYear.getFullYear()}-${String(lastYear.getMonth() + 1).padStart(2, "0")}`;
  const words = lastYear.toLocaleDateString("en-US", { month: "long", year: "numeric" });
  for (const [path, one, many] of [
    ["/events", "event", "events"],
    ["/classes-and-education", "class", "classes"],
  ] as const) {
    const page = await main(`${path}?view=calendar&month=${month}`);
    expect(readable(page)).toMatch(
      new RegExp(
        `No ${many} in ${words}\\. The next ${one} is on \\w+day, \\w+ \\d+, \\d{4}\\. See \\w+ \\d{4}`,
      ),
    );
    expect(readable(page)).not.toContain("you chose");
    const [, next] = page.match(/href="([^"]*)"[^>]*>See /) ?? [];
    expect(next).toMatch(/\?month=\d{4}-\d\d&amp;view=calendar$/);
    expect(readable(await main(String(next).replaceAll("&amp;", "&")))).not.toContain(`No ${many}`);
  }
});

test("an empty month of a type says which month is empty, and leads to the type's next date", async () => {
  const list = await main("/classes-and-education");
  const [, type = ""] = list.match(/<option value="([a-z-]+)"/) ?? [];
  const lastYear = new Date(new Date().getFullYear() - 1, new Date().getMonth() + 1, 2);
  const month = `${lastYear.getFullYear()}-${String(lastYear.getMonth() + 1).padStart(2, "0")}`;
  const words = lastYear.toLocaleDateString("en-US", { month: "long", year: "numeric" });
  const page = await main(`/classes-and-education?type=${type}&month=${month}&view=calendar`);
  expect(readable(page)).toMatch(
    new RegExp(
      `No class of this type in ${words}\\. The next one is on \\w+day, \\w+ \\d+, \\d{4}\\. See \\w+ \\d{4} See all types See all dates of this type`,
    ),
  );
  const [, next] = page.match(/href="([^"]*)"[^>]*>See /) ?? [];
  expect(readable(await main(String(next).replaceAll("&amp;", "&")))).not.toContain("No class");
  expect(page).toContain(`href="/classes-and-education?month=${month}&amp;view=calendar"`);
  expect(page).toContain(`href="/classes-and-education?type=${type}"`);
});

test("a type without any date leads to all types", async () => {
  const page = await main("/classes-and-education?type=no-such-type&view=calendar");
  expect(readable(page)).toContain("No class of this type in ");
  expect(readable(page)).not.toContain("The next one");
  expect(page).toContain('href="/classes-and-education?view=calendar"');
});
