import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { unpublishItem } from "~/content/actions/unpublish-item";
import { exportList } from "~/content/csv/export-list";
import { listItems } from "~/content/listing/list-items";
import { presentItem, presentList } from "~/content/listing/present-items";
import { rebuildSearch } from "~/content/search/rebuild-search";
import { contentItem, searchDocument } from "~/content/tables";
import { settings } from "~/demo/content/settings";
import { locationType } from "~/features/care/location/definition";
import { pageType } from "~/features/pages/page/definition";
import { pageByPath } from "~/features/pages/shared/page/page-by-path";
import { settingsType } from "~/features/settings/definition";
import { testDatabase } from "../../../test/database";
import { testActor } from "../../../test/factories/content";

const { db } = await testDatabase();
const staff = { db, actor: testActor };
const published = { publish: true, trusted: true };
const path = "/visit";

const html = `<p>Come to {hospital} in {town}: <a href="tel:{phone}">{phone}</a>. {unknown}</p>`;
const cards = { items: [{ title: "{shortName} & you", text: "" }] };

/** The page as the public reads it. */
async function publicPage() {
  const page = await pageByPath(db, path);
  if (!page) throw new Error("The page is not public.");
  const [text, list] = page.blocks;
  return { title: page.title, html: text?.props.html, items: list?.props.items };
}

const rowOf = async (slug: string) => {
  const [row] = await db.select().from(contentItem).where(eq(contentItem.slug, slug));
  if (!row) throw new Error(`There is no record ${slug}.`);
  return row;
};

async function changeSettings(changes: Record<string, unknown>) {
  const saved = await saveDraft(staff, settingsType, await rowOf("site"), changes);
  await publishItem(staff, settingsType, saved);
}

beforeAll(async () => {
  const columns = {
    type: "section",
    props: { content: [{ type: "richText", props: { html: "<p>Within: {hospital}</p>" } }] },
  };
  await createItem(
    staff,
    pageType,
    {
      title: "Visit {shortName}",
      path,
      description: "How to visit {hospital}.",
      blocks: [{ type: "richText", props: { html } }, { type: "cards", props: cards }, columns],
    },
    published,
  );
});

test("texts have neutral words before the hospital is known", async () => {
  expect(await publicPage()).toMatchObject({ title: "Visit our hospital" });
});

describe("once the settings are published", () => {
  beforeAll(async () => {
    const data = {
      logo: null,
      shareImage: null,
      mapImage: null,
      priceFileUrl: "",
      givingServices: [],
      refundPolicy: "",
    };
    await createItem(staff, settingsType, { ...settings, ...data }, published);
  });

  test("each variable is replaced, also in the search index and in staff's lists; other braces stay", async () => {
    expect(await publicPage()).toMatchObject({
      title: "Visit Prairie Lantern",
      html: `<p>Come to Prairie Lantern Community Hospital in Alder Creek: <a href="tel:+13085550100">(308) 555-0100</a>. {unknown}</p>`,
    });
    expect((await rowOf(path)).title).toBe("Visit Prairie Lantern");
    const [document] = await db.select().from(searchDocument).where(eq(searchDocument.url, path));
    expect(document).toMatchObject({
      title: "Visit Prairie Lantern",
      excerpt: "How to visit Prairie Lantern Community Hospital.",
    });
    expect(document?.body).toContain("Within: Prairie Lantern Community Hospital");
  });

  test("a new name reaches every text at once, escaped in rich text", async () => {
    await changeSettings({ hospitalName: 'Elm & <b>"Oak"', shortName: "Elm & Oak" });
    const page = await publicPage();
    expect(page.html).toContain("Come to Elm &amp; &lt;b&gt;&quot;Oak&quot; in Alder Creek");
    expect(page.items).toEqual([expect.objectContaining({ title: "Elm & Oak & you" })]);
    expect((await rowOf(path)).title).toBe("Visit Elm & Oak");
    await rebuildSearch(db, testActor);
    const [document] = await db.select().from(searchDocument).where(eq(searchDocument.url, path));
    expect(document?.title).toBe("Visit Elm & Oak");
  });

  test("lists and their exports show and sort the values of variables, and a record's form keeps the variables", async () => {
    const ofPlace = { hoursOfOperation: "Always", phoneMain: "+13085550100" };
    const alder = { name: "{shortName} Clinic", slug: "alder", addressCity: "{town}", ...ofPlace };
    const item = await createItem(staff, locationType, alder);
    await createItem(staff, locationType, {
      name: "Bell",
      slug: "bell",
      addressCity: "Bellwood",
      ...ofPlace,
    });
    const cities = async (sort: string) => {
      const { ids } = await listItems(db, locationType, { page: 1, pageSize: 10, sort });
      return (await presentList(db, testActor, locationType, ids)).items.map(
        ({ values }) => values.addressCity,
      );
    };
    expect(await cities("addressCity")).toEqual(["Alder Creek", "Bellwood"]);
    const shown = { search: { sort: "addressCity" }, columns: ["addressCity"], timeZone: "UTC" };
    let file = "";
    for await (const piece of exportList(db, testActor, locationType, shown)) file += piece;
    expect(file).toMatch(/Elm & Oak Clinic,Draft,Alder Creek,/);
    expect((await presentItem(db, testActor, locationType, item.id))?.data).toMatchObject(alder);

    await changeSettings({ addressCity: "Zion" });
    expect(await cities("addressCity")).toEqual(["Bellwood", "Zion"]);
    await changeSettings({ addressCity: "Alder Creek" });
  });

  test("an unpublished change of a page stays unpublished", async () => {
    await saveDraft(staff, pageType, await rowOf(path), { title: "Draft about {shortName}" });
    await changeSettings({ hospitalName: "Oak Hospital", shortName: "Oak" });
    expect(await publicPage()).toMatchObject({ title: "Visit Oak" });
    expect(await rowOf(path)).toMatchObject({ title: "Draft about Oak", status: "changed" });
  });

  test("texts have neutral words again once the settings are unpublished", async () => {
    await unpublishItem(staff, settingsType, await rowOf("site"));
    expect(await publicPage()).toMatchObject({ title: "Visit our hospital" });
  });
});
