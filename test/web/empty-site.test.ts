import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { checkItem } from "~/content/checklist/check-item";
import { contentTypeNamed } from "~/content/registry";
import { contentItem } from "~/content/tables";
import { pageType } from "~/features/pages/page/definition";
import { requiredPages } from "~/features/pages/shared/page/required-pages";
import { adminCaller } from "../admin-call";
import { testDatabase } from "../database";
import { signedIn } from "../factories/accounts";
import { testActor } from "../factories/content";
import { publishSettings } from "../factories/settings";
import { type Site, startSite } from "../start-site";

/** A site that began without the demo hospital. */

vi.setConfig({ testTimeout: 60_000 });
const { db, url } = await testDatabase();
const staff = { db, actor: testActor };

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { DATABASE_URL: url, SEED: "empty", LINK_CHECK: "off" } });
});
afterAll(() => site.stop());

async function read(path: string) {
  const response = await fetch(site.address + path);
  return { status: response.status, text: await response.text() };
}

const itemAt = async (path: string) => {
  const [item] = await db.select().from(contentItem).where(eq(contentItem.slug, path));
  if (!item) throw new Error(`There is no page ${path}.`);
  return item;
};

describe("an empty site", () => {
  test("has a home page, and every link of its menus and home page leads somewhere", async () => {
    const { status, text } = await read("/");
    expect(status).toBe(200);
    const links = new Set([...text.matchAll(/<a[^>]* href="(\/[^"#?]*)/g)].map(([, href]) => href ?? ""));
    expect([...links]).toEqual(expect.arrayContaining(["/provider-search", "/privacy", "/essentials"]));
    const answers = await Promise.all([...links].map(async (href) => [href, (await read(href)).status]));
    expect(answers.filter(([, answer]) => answer !== 200)).toEqual([]);
  });

  test("has settings, a footer, and menus for staff to edit", async () => {
    const call = adminCaller(site.address);
    const { headers } = await signedIn(db, "administrator");
    const settings = await (await call("GET", "/settings", headers)).json();
    expect(settings).toMatchObject({ total: 1, items: [{ status: "draft" }] });
    const menus = await (await call("GET", "/navigation", headers)).json();
    expect(menus.items.map(({ slug }: { slug: string }) => slug).sort()).toEqual(["extra", "footer", "main"]);
  });

  test("its published records pass the publishing checklist", async () => {
    const items = await db.select().from(contentItem).where(eq(contentItem.status, "live"));
    const problems = [];
    for (const { id, type, title, data } of items)
      for (const { severity, message } of await checkItem(db, testActor, contentTypeNamed(type), {
        id,
        data,
      }))
        if (severity === "hard") problems.push(`${title}: ${message}`);
    expect(problems).toEqual([]);
  });

  test.each(requiredPages)("$path answers although its text is missing", async ({ path, title }) => {
    const { status, text } = await read(path);
    expect(status).toBe(200);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain("We are preparing this page.");
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect((await read("/sitemap.xml")).text).not.toContain(path);
  });

  test("a required page has a draft with guidance, which publishing refuses until it is replaced", async () => {
    const { id, revision, data } = await itemAt("/privacy");
    expect(JSON.stringify(data)).toContain("The Notice of Privacy Practices that HIPAA requires");
    expect((await read("/privacy")).text).not.toContain("HIPAA");
    const refusal = publishItem(staff, pageType, { id, revision });
    await expect(refusal).rejects.toMatchObject({
      more: {
        errors: expect.arrayContaining([
          expect.objectContaining({ message: expect.stringMatching(/^Fill in “Text” in block 2, “Text”,/) }),
        ]),
      },
    });
  });
});

test("a required page gives the main phone, and its text once that is published", async () => {
  await publishSettings(db, { mainPhone: "3085550177" });
  await expect.poll(async () => (await read("/privacy")).text).toContain("(308) 555-0177");
  const blocks = [{ type: "richText", props: { html: "<p>The approved notice.</p>" } }];
  const values = { title: "Privacy", path: "/privacy", description: "What we do with what we know.", blocks };
  const saved = await saveDraft(staff, pageType, await itemAt("/privacy"), values);
  await publishItem(staff, pageType, saved);
  await expect.poll(async () => (await read("/privacy")).text).toContain("The approved notice.");
  const { text } = await read("/privacy");
  expect(text).not.toContain("We are preparing");
  expect(text).not.toContain("noindex");
});
