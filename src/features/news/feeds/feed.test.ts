import { parseXml, type XmlDocument, XmlElement } from "@rgrove/parse-xml";
import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { unpublishItem } from "~/content/actions/unpublish-item";
import { testActor } from "../../../../test/factories/content";
import { testApp } from "../../../../test/web-app";
import { blogPostType } from "../blog-post/definition";
import { mediaCoverageType } from "../media-coverage/definition";
import { newsItemType } from "../news-item/definition";

const { url, services } = await testApp();
const context = { db: services.db, actor: testActor };
const published = { publish: true, trusted: true };
const HOSTILE = `Fish & <script>alert("1")</script> ]]> 'quoted' \u0007 é`;

/** @throws Error if it is not well-formed XML */
function parsed(xml: string) {
  const [rss] = elementsOf(parseXml(xml), "rss");
  const [channel] = rss ? elementsOf(rss, "channel") : [];
  return (channel ? elementsOf(channel, "item") : []).map((item) => ({
    title: textOf(item, "title"),
    link: textOf(item, "link"),
    guid: textOf(item, "guid"),
    description: textOf(item, "description"),
    date: textOf(item, "pubDate"),
  }));
}

const elementsOf = (parent: XmlDocument | XmlElement, tagName: string) =>
  parent.children.filter((child) => child instanceof XmlElement).filter(({ name }) => name === tagName);
const textOf = (item: XmlElement, name: string) =>
  elementsOf(item, name)
    .map(({ text }) => text)
    .join("");

test("the blog and the newsroom have feeds, whatever their titles contain; an unpublished item is gone", async () => {
  await createItem(
    context,
    blogPostType,
    { title: HOSTILE, slug: "fish", description: HOSTILE, body: "<p>Text.</p>" },
    published,
  );
  const item = await createItem(
    context,
    newsItemType,
    {
      title: "The lanterns are lit",
      slug: "lanterns",
      summary: "Four hundred came.",
      body: "<p>Text.</p>",
      publishedAt: "2026-11-13T15:00:00.000Z",
    },
    published,
  );
  await createItem(
    context,
    mediaCoverageType,
    {
      title: "A small hospital",
      outlet: "Ledger",
      href: "https://ledger.example/?a=1&b=2",
      publishedAt: null,
    },
    published,
  );
  const read = async (path: string) => {
    const answer = await fetch(url + path);
    expect(answer.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    return parsed(await answer.text());
  };

  const blog = await read("/blog/feed.xml");
  const plain = HOSTILE.replace("\u0007", "");
  expect(blog).toMatchObject([{ title: plain, description: plain, link: `${url}/blog/fish` }]);
  const news = await read("/newsroom/feed.xml");
  expect(news).toMatchObject([
    { title: "A small hospital", description: "Ledger", link: "https://ledger.example/?a=1&b=2" },
    {
      title: "The lanterns are lit",
      link: `${url}/news/lanterns`,
      guid: `urn:uuid:${item.id}`,
      date: "Fri, 13 Nov 2026 15:00:00 GMT",
    },
  ]);
  expect(await read("/feed.xml")).toHaveLength(3);

  await unpublishItem(context, newsItemType, item);
  await expect.poll(() => read("/feed.xml")).toHaveLength(2);
});

test("detects invalid XML", () => {
  for (const title of ["Fish & chips</channel>", "<b>Fish</title>", "Fish \u0007</title>", "]]></title>"])
    expect(() => parsed(`<rss><channel><title>${title}</channel></rss>`)).toThrow();
});
