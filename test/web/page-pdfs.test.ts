import { eq } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { contentItem } from "~/content/tables";
import { pages } from "~/demo/content/pages";
import { providers } from "~/demo/content/providers";
import { demoId } from "~/demo/demo-id";
import { providerType } from "~/features/care/provider/definition";
import { demoDatabase } from "../demo-database";
import { testActor } from "../factories/content";
import { countTags, readTaggedPdf } from "../pdf-tags";
import { startSite } from "../start-site";

const { db, url, dataDirectory } = await demoDatabase();
const site = await startSite({ dataDirectory, env: { DATABASE_URL: url } });
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.address + path, { headers, redirect: "manual" });
const pdfAt = async (path: string) => readTaggedPdf(new Uint8Array(await (await get(path)).arrayBuffer()));

const offering = pages.filter(({ offersPdf }) => offersPdf);
const COVERED_PAGE = "/financial-assistance/providers";

test.each(offering.map(({ path, title }) => [path, title]))(
  "%s is also a PDF with title, language, and tags",
  async (path, title) => {
    const page = await (await get(path)).text();
    expect(page).toContain(`href="${path}.pdf"`);
    const pdf = await pdfAt(`${path}.pdf`);
    expect(pdf).toMatchObject({ title, language: "en", showsTitle: true });
    expect(countTags(pdf.root, "H1")).toBe(1);
    // The page has no heading that the PDF lacks.
    const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
    expect(countTags(pdf.root, "H2")).toBe(main.match(/<h2/g)?.length);
  },
);

test("the financial assistance documents, the form, and two needs assessments are among them", async () => {
  expect(offering.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "/financial-assistance/policy",
      "/financial-assistance/summary",
      COVERED_PAGE,
      "/financial-assistance/billing-and-collections",
      "/financial-assistance/community-health-needs-2025",
      "/financial-assistance/community-health-needs-2022",
    ]),
  );
  const form = await pdfAt("/forms/financial-assistance/paper.pdf");
  expect(form.title).toBe("Application for financial assistance");
});

test("a PDF is shown under its name, names the page as the one to list, and is sent again only after a change", async () => {
  const first = await get("/financial-assistance/policy.pdf");
  expect(Object.fromEntries(first.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="policy.pdf"',
    "content-security-policy": "default-src 'none'; object-src 'self'",
    link: `<${site.address}/financial-assistance/policy>; rel="canonical"`,
  });
  const etag = first.headers.get("etag") ?? "";
  expect((await get("/financial-assistance/policy.pdf", { "if-none-match": etag })).status).toBe(304);
});

test("pages without a PDF, private pages, and pages that do not exist have none", async () => {
  for (const path of [
    "/contact-us.pdf",
    "/no-such-page.pdf",
    `/application/${"a".repeat(43)}.pdf`,
    "/.pdf",
  ]) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get("content-type")]).toEqual([
      path,
      404,
      "text/html; charset=utf-8",
    ]);
  }
});

test("a provider's record decides where the list of covered providers shows them, on the page and in the PDF", async () => {
  const listed = async () => ({
    page: ((await (await get(COVERED_PAGE)).text()).match(/href="\/provider\/[^"]+"/g) ?? []).length,
    pdf: countTags((await pdfAt(`${COVERED_PAGE}.pdf`)).root, "LI"),
  });
  expect(await listed()).toEqual({ page: providers.length, pdf: providers.length });
  const covered = async () => {
    const page = await (await get(COVERED_PAGE)).text();
    return page.slice(page.indexOf("Covered by the policy"), page.indexOf("Not covered"));
  };
  expect(await covered()).toContain("/provider/elena-marsh");
  expect(await covered()).not.toContain("/provider/amarjit-gill");

  const context = { db, actor: testActor };
  const id = demoId("provider", "elena-marsh");
  const [{ revision = 0 } = {}] = await db.select().from(contentItem).where(eq(contentItem.id, id));
  const saved = await saveDraft(context, providerType, { id, revision }, { coveredByAssistance: false });
  await publishItem(context, providerType, saved);
  await vi.waitFor(async () => expect(await covered()).not.toContain("/provider/elena-marsh"), {
    timeout: 30_000,
  });
  expect(await listed()).toEqual({ page: providers.length, pdf: providers.length });
});

test("a handout's PDF has the empty rows that people write in", async () => {
  const { title, root } = await pdfAt("/handouts/medicine-list.pdf");
  expect(title).toBe("My medicine list");
  // The headings, the example, and the rows to write in.
  expect(countTags(root, "TR")).toBe(16);
});
