import { eq } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { contentItem } from "~/content/tables";
import { conditions } from "~/demo/content/conditions";
import { providers } from "~/demo/content/providers";
import { demoId } from "~/demo/demo-id";
import { conditionType } from "~/features/care/condition/definition";
import { demoDatabase } from "../demo-database";
import { testActor } from "../factories/content";
import { startSite } from "../start-site";

const { db, url, dataDirectory } = await demoDatabase();
const site = await startSite({ dataDirectory, env: { DATABASE_URL: url } });
afterAll(() => site.stop());

const main = async (path: string) => {
  const html = await (await fetch(site.address + path)).text();
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
};
const linked = (html: string, prefix: string) => [
  ...new Set([...html.matchAll(new RegExp(`href="${prefix}([a-z-]+)"`, "g"))].map(([, slug]) => slug)),
];

test("the demo hospital has conditions and treatments", () => {
  const kinds = conditions.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "condition").length).toBeGreaterThanOrEqual(4);
  expect(kinds.filter((kind) => kind === "treatment").length).toBeGreaterThanOrEqual(2);
});

test("a specialty's page lists its conditions and its treatments separately", async () => {
  const page = await main("/specialty/orthopedics");
  expect(linked(page, "/conditions/")).toEqual(["knee-arthritis", "knee-replacement"]);
  expect(page.indexOf('id="conditions"')).toBeLessThan(page.indexOf("/conditions/knee-arthritis"));
  expect(page.indexOf('id="treatments"')).toBeLessThan(page.indexOf("/conditions/knee-replacement"));
});

test("a condition's page lists the providers who treat it and leads to an appointment and its specialties", async () => {
  const page = await main("/conditions/depression");
  expect(linked(page, "/provider/")).toEqual(["robin-ashby", "carla-iron-cloud"]);
  expect(linked(page, "/specialty/")).toEqual(["family-medicine", "mental-health"]);
  expect(page).toContain('href="tel:+13085550120"');
});

test("where staff chose no providers, those of its specialties are listed", async () => {
  const treating = providers.filter(({ specialties }) => specialties.includes("sleep-medicine"));
  expect(linked(await main("/conditions/sleep-apnea"), "/provider/")?.toSorted()).toEqual(
    treating.map(({ slug }) => slug).toSorted(),
  );
});

test("the site's search finds them by the words that people use", async () => {
  expect(await main("/search?q=stop+breathing+at+night")).toContain("/conditions/sleep-apnea");
  expect(await main("/search?q=new+knee")).toContain("/conditions/knee-replacement");
});

test("a change of its specialties moves it between their pages", async () => {
  expect(linked(await main("/specialty/kidney-care"), "/conditions/")).toEqual(["dialysis"]);
  const id = demoId("condition", "dialysis");
  const [{ revision = 0 } = {}] = await db.select().from(contentItem).where(eq(contentItem.id, id));
  const context = { db, actor: testActor };
  const specialties = [demoId("specialty", "rehabilitation")];
  const saved = await saveDraft(context, conditionType, { id, revision }, { specialties });
  await publishItem(context, conditionType, saved);
  await vi.waitFor(
    async () => expect(linked(await main("/specialty/kidney-care"), "/conditions/")).toEqual([]),
    { timeout: 30_000 },
  );
  expect(linked(await main("/specialty/rehabilitation"), "/conditions/")).toContain("dialysis");
});
