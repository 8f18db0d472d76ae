import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { FEATURES, type Feature } from "~/platform/admin-features";
import { testDatabase } from "../../../test/database";
import { isShownAddress } from "../search/is-shown-address";
import { everythingVisible, visibilityOf } from "./visibility-of";
import { visibleMenus } from "./visible-menus";

const { db } = await testDatabase();
const none = { forms: [], legalLinks: [] };
const without = (...off: Feature[]) =>
  visibilityOf(
    FEATURES.filter((feature) => !off.includes(feature)),
    none,
  );

test("an address is hidden however it is spelled; one that only begins like it is not", () => {
  const { hides } = without("blog");
  for (const href of ["/blog", "/blog/", "/blog/a-post", "/Blog/a-post?x=1#y", "/%62log/a-post", "/blog#top"])
    expect([href, hides(href)]).toEqual([href, true]);
  for (const href of [
    "/",
    "/blogging",
    "#blog",
    "blog",
    "//blog/a",
    "https://a.example/blog/",
    "/events",
    "/%",
  ])
    expect([href, hides(href)]).toEqual([href, false]);
  expect(everythingVisible.hides("/blog")).toBe(false);
});

test("the feed of two features is hidden only if both are off", () => {
  expect(without("blog").hides("/feed.xml")).toBe(false);
  expect(without("blog", "news").hides("/feed.xml")).toBe(true);
});

test("patient forms and targets of legal links stay, with everything below them", () => {
  const { hides, keepsForm, addresses } = visibilityOf(["news"], {
    forms: [{ id: "a", address: "/forms/apply" }],
    legalLinks: ["/forms/assistance#top", "/privacy", "https://a.example/"],
  });
  for (const href of ["/forms/apply", "/forms/apply/paper", "/forms/assistance"])
    expect(hides(href)).toBe(false);
  for (const href of ["/forms/apply-here", "/forms/contact", "/forms"]) expect(hides(href)).toBe(true);
  expect([keepsForm("a"), keepsForm("b")]).toEqual([true, false]);
  expect(addresses.kept).toEqual(["/forms/apply/", "/forms/assistance/"]);
});

test("the database finds the same addresses as the site shows", async () => {
  const { hides, addresses } = visibilityOf([], {
    forms: [{ id: "a", address: "/forms/apply" }],
    legalLinks: [],
  });
  const paths = [
    "/",
    "/blog",
    "/blog/a",
    "/blogging",
    "/newsroom",
    "/news/a",
    "/forms/apply",
    "/forms/apply-b",
    "/award/a",
  ];
  const list = (values: readonly string[]) => sql`${sql.param([...values])}`;
  const { rows } = await db.execute<{ url: string }>(
    sql`select url from unnest(${list(paths)}::text[]) as url
      where ${isShownAddress(sql`url`, list(addresses.hidden), list(addresses.kept))}`,
  );
  expect(rows.map(({ url }) => url)).toEqual(paths.filter((path) => !hides(path)));
  expect(rows.map(({ url }) => url)).toEqual(["/", "/blogging", "/forms/apply"]);
});

test("an item disappears with the last of its sub-items, unless it has its own link", () => {
  const read = [{ label: "Posts", href: "/blog" }];
  const both = [...read, { label: "About", href: "/about-us" }];
  const main = [
    { label: "Opens nothing", href: "#", subItems: read },
    { label: "Opens", href: "#", subItems: both },
    { label: "Leads on", href: "/about-us", subItems: read },
    { label: "Only opens now", href: "/blog", subItems: both },
    { label: "Gone", href: "/blog", subItems: read },
    { label: "Words", href: "#" },
    { label: "Privacy", href: "/privacy", isLegal: true },
  ];
  const about = [{ label: "About", href: "/about-us" }];
  expect(visibleMenus({ main, extra: read, footer: [] }, without("blog"))).toEqual({
    main: [
      { label: "Opens", href: "#", subItems: about },
      { label: "Leads on", href: "/about-us" },
      { label: "Only opens now", href: "#", subItems: about },
      { label: "Words", href: "#" },
      { label: "Privacy", href: "/privacy" },
    ],
    extra: [],
    footer: [],
  });
});
