import { describe, expect, test } from "vitest";
import type { RootData } from "../root-data";
import { pageMeta, titled } from "./page-meta";

const share = { shareSrc: "/files/share.jpg", alt: "The lantern" };
const root = {
  origin: "https://www.elm.example",
  menus: { main: [], extra: [], footer: [] },
  settings: { shortName: "Elm", hospitalName: "Elm Hospital", shareImage: share },
} as unknown as RootData;
const page = { title: "Careers", description: "Work with us.", path: "/careers" };

/** The value of one tag, by its name or property. */
function tag(meta: object[], key: string): unknown {
  const found = meta.find((one) => Object.values(one)[0] === key) as { content?: string } | undefined;
  return found?.content;
}

test("a page describes its title, its address, and how it is shared", () => {
  const meta = pageMeta(root, page);
  expect(meta).toContainEqual({ title: "Careers | Elm" });
  expect(meta).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://www.elm.example/careers",
  });
  for (const key of ["description", "og:description", "twitter:description"])
    expect(tag(meta, key), key).toBe("Work with us.");
  for (const key of ["og:title", "twitter:title"]) expect(tag(meta, key), key).toBe("Careers | Elm");
  expect(tag(meta, "og:type")).toBe("website");
  expect(tag(meta, "og:site_name")).toBe("Elm Hospital");
  expect(tag(meta, "og:url")).toBe("https://www.elm.example/careers");
  expect(tag(meta, "og:image")).toBe("https://www.elm.example/files/share.jpg");
  expect(tag(meta, "og:image:type")).toBe("image/jpeg");
  expect([tag(meta, "og:image:width"), tag(meta, "og:image:height")]).toEqual(["1200", "630"]);
  expect(tag(meta, "twitter:image")).toBe("https://www.elm.example/files/share.jpg");
  expect(tag(meta, "twitter:card")).toBe("summary_large_image");
});

test("structured data is there only if a page has some", () => {
  const data = { "@type": "MedicalClinic" };
  const scripts = (meta: object[]) => meta.flatMap((one) => ("script:ld+json" in one ? one : []));
  expect(scripts(pageMeta(root, page))).toEqual([]);
  expect(scripts(pageMeta(root, { ...page, structuredData: [data] }))).toEqual([{ "script:ld+json": data }]);
});

test("a page excluded from search engines has no canonical address", () => {
  const meta = pageMeta(root, { ...page, indexed: false });
  expect(tag(meta, "robots")).toBe("noindex");
  expect(meta.some((one) => "rel" in one)).toBe(false);
});

test("without the root's data a page still has its title", () => {
  expect(pageMeta(undefined, page)).toContainEqual({ title: "Careers" });
});

describe("the picture for sharing", () => {
  const shared = (shareSrc: string, from: RootData = root) =>
    tag(pageMeta(from, { ...page, image: { shareSrc, alt: "Staff" } }), "og:image");

  test("is the page's own if it has one", () => {
    expect(shared("/files/own.jpg")).toBe("https://www.elm.example/files/own.jpg");
  });

  test("is the site's picture if the page has none", () => {
    expect(shared("")).toBe("https://www.elm.example/files/share.jpg");
  });

  test("is missing if the site has none either", () => {
    expect(shared("", { ...root, settings: null })).toBeUndefined();
  });
});

test.each([
  ["Careers", "Elm", "Careers | Elm"],
  ["Elm Hospital, Nebraska", "Elm", "Elm Hospital, Nebraska"],
  ["x".repeat(60), "Elm Hospital", "x".repeat(60)],
  ["Careers", undefined, "Careers"],
])("the title %s on the site %s is %s", (title, site, whole) => {
  expect(titled(title, site)).toBe(whole);
});
