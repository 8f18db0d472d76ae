import { describe, expect, test } from "vitest";
import { withAnchors } from "~/content/blocks/anchors";
import type { Block } from "~/content/blocks/block";
import type { Field, Fields } from "~/content/fields/field";
import { blockByName } from "~/content/registry";
import { pageType } from "~/features/pages/page/definition";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";
import { shapes } from "~/ui/icon/shapes";
import { imageId } from "./blocks";
import { classes } from "./classes";
import { priceFileUrl } from "./documents";
import { forms } from "./forms/forms";
import { locations } from "./locations";
import { navigation } from "./navigation";
import { pages } from "./pages";
import { otherPlaces, phones, publicLines } from "./phones";
import { pictures } from "./pictures";
import { providers } from "./providers";
import { contentRecords } from "./records";
import { specialties } from "./specialties";

const records = contentRecords();
const nameOf = (record: (typeof records)[number]) => `${record.type.name} ${record.type.slug(record.data)}`;

/** Every string in a value, at any depth, with its path. */
function strings(value: unknown, path = ""): { path: string; value: string }[] {
  if (typeof value === "string") return [{ path, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}.${key}`));
}

const words = records.flatMap((record) => strings(record.data, nameOf(record)));
const markup = words.filter(({ value }) => value.includes("<"));

describe("the requirements of content", () => {
  test.each(records.map((record) => [nameOf(record), record] as const))(
    "%s can be published",
    (_, record) => {
      expect(record.type.schema.safeParse(record.data).error?.issues ?? []).toEqual([]);
      expect(record.type.missing(record.data)).toEqual([]);
    },
  );

  test("no two records share an id", () => {
    expect(new Set(records.map((record) => record.id)).size).toBe(records.length);
  });

  test("every reference leads to a record", () => {
    const known = new Set([
      ...records.map((record) => record.id),
      ...pictures.map((picture) => imageId(picture.slug)),
    ]);
    const dangling = records.flatMap((record) =>
      record.type
        .references(record.data)
        .filter(({ id }) => !known.has(id))
        .map(({ type, id }) => `${nameOf(record)} -> ${type} ${id}`),
    );
    expect(dangling).toEqual([]);
  });

  test("every block is known and has what it requires", () => {
    const ofPages = records.filter(({ type }) => type === pageType);
    expect(ofPages.length).toBeGreaterThan(40);
    const empty = ofPages.flatMap(({ data }) =>
      (data.blocks as Block[]).flatMap((block, index) =>
        unfilled(blockByName(block.type)?.fields, block.props, `${data.path} ${index} ${block.type}`),
      ),
    );
    expect(empty).toEqual([]);
  });

  test("the sanitizer leaves rich text unchanged", () => {
    expect(markup.filter(({ value }) => sanitizeRichText(value) !== value)).toEqual([]);
  });
});

function unfilled(fields: Fields | undefined, values: Record<string, unknown>, path: string): string[] {
  if (!fields) return [`${path} is no block`];
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.required && (value === undefined || field.isEmpty(value))) return [`${path}.${name}`];
    const { item } = field as Field & { item?: Fields };
    if (!item || !Array.isArray(value)) return [];
    return value.flatMap((one, index) => unfilled(item, one, `${path}.${name}.${index}`));
  });
}

describe("providers and locations", () => {
  test.each(specialties.map((one) => one.slug))("%s has a provider and a location", (slug) => {
    expect(providers.filter((provider) => provider.specialties.includes(slug))).not.toEqual([]);
    expect(locations.filter((location) => location.specialties.includes(slug))).not.toEqual([]);
  });

  test.each(locations.map((one) => [one.slug, one] as const))(
    "%s has providers for everything it offers",
    (slug, location) => {
      const here = providers.filter((provider) => provider.locations.includes(slug));
      expect(here.length).toBeGreaterThanOrEqual(2);
      for (const specialty of location.specialties) {
        expect(here.flatMap((provider) => provider.specialties)).toContain(specialty);
      }
    },
  );

  test.each(providers.map((one) => [one.slug, one] as const))(
    "%s works only where the specialty is offered",
    (_, provider) => {
      for (const slug of provider.locations) {
        const offered = locations.find((location) => location.slug === slug)?.specialties ?? [];
        expect(provider.specialties.some((specialty) => offered.includes(specialty))).toBe(true);
      }
      expect(provider.languages[0]).toBe("English");
    },
  );

  test.each(providers.map((one) => [one.slug, one.bio] as const))(
    "%s has a biography of a few paragraphs",
    (_, bio) => {
      const count = bio
        .replaceAll(/<[^>]+>/g, " ")
        .split(/\s+/)
        .filter(Boolean).length;
      expect(count).toBeGreaterThanOrEqual(90);
      expect(count).toBeLessThanOrEqual(165);
    },
  );

  test.each(specialties.map((one) => [one.slug, one] as const))(
    "%s is found by plain words",
    (_, specialty) => {
      expect(specialty.plainWords.length).toBeGreaterThanOrEqual(15);
      expect(new Set(specialty.plainWords.map((word) => word.toLowerCase())).size).toBe(
        specialty.plainWords.length,
      );
    },
  );
});

describe("phones", () => {
  const known = new Set<string>([phones, publicLines, otherPlaces].flatMap((some) => Object.values(some)));

  test("of the hospital are in the range reserved for fiction, each used once", () => {
    for (const phone of [phones, otherPlaces].flatMap((some) => Object.values(some)))
      expect(phone).toMatch(/^30855501\d\d$/);
    expect(new Set(Object.values(phones)).size).toBe(Object.values(phones).length);
  });

  test("are all used", () => {
    const all = words.map(({ value }) => value.replaceAll(/\D/g, "")).join(" ");
    expect([...known].filter((phone) => !all.includes(phone))).toEqual([]);
  });

  test("are never spelled out in pages", () => {
    const written = words.flatMap(({ path, value }) =>
      [...value.matchAll(/tel:\+1(\d+)|\(?(\d{3})\)?[ -](\d{3})-(\d{4})|^(\d{10})$/g)].map((found) => ({
        path,
        digits: found.slice(1).filter(Boolean).join(""),
      })),
    );
    expect(written.length).toBeGreaterThan(300);
    expect(written.filter(({ digits }) => !known.has(digits))).toEqual([]);
  });
});

describe("links", () => {
  const addresses = new Set([
    ...records.flatMap((record) => record.type.url(record.data) ?? []),
    ...pages.flatMap(({ path, offersPdf }) => (offersPdf ? `${path}.pdf` : [])),
    ...forms.flatMap(({ slug }) => [`/forms/${slug}/paper`, `/forms/${slug}/paper.pdf`]),
    "/search",
    "/cms-hpt.txt",
    "/price-file",
    priceFileUrl,
    "/classes/feed.ics",
    "/blog/feed.xml",
    "/newsroom/feed.xml",
  ]);
  const targets = words.flatMap(({ path, value }) => [
    ...[...value.matchAll(/href="([^"]*)"/g)].map((found) => ({ path, href: found[1] ?? "" })),
    ...(/\.(href|billingUrl|patientPortalUrl|priceFileUrl|appleMapsLink|googleMapsLink)$/.test(path)
      ? [{ path, href: value }]
      : []),
  ]);

  test("stay on the site or use https, mailto, or tel", () => {
    const odd = targets.filter(
      ({ href }) => !/^(\/|#|https:\/\/|mailto:[^@]+@prairielantern\.example$|tel:)/.test(href),
    );
    expect(odd).toEqual([]);
  });

  test("within the site lead to existing pages", () => {
    const inside = targets.filter(({ href }) => href.startsWith("/"));
    expect(inside.length).toBeGreaterThan(100);
    const dead = inside.filter(({ href }) => {
      const path = new URL(href, "https://prairielantern.example").pathname;
      return !addresses.has(path === "/" ? path : path.replace(/\/$/, ""));
    });
    expect(dead).toEqual([]);
  });

  test("to a part of a page lead to an existing id", () => {
    const parts = targets.filter(({ href }) => /^[^:]*#./.test(href));
    expect(parts.length).toBeGreaterThan(10);
    const missing = parts.filter(({ path, href }) => {
      const [address, id] = href.split("#");
      const page = pages.find((one) =>
        address ? one.path === address : path.startsWith(`page ${one.path}.`),
      );
      const isHeading = withAnchors(page?.blocks ?? []).some(({ props }) => props.anchor === id);
      return !isHeading && !JSON.stringify(page?.blocks ?? "").includes(`id=\\"${id}\\"`);
    });
    expect(missing).toEqual([]);
  });

  test("the main menu has the order and the addresses of the specification", () => {
    expect(navigation.main.map(({ label, href }) => [label, href])).toEqual([
      ["Specialties & Locations", "/specialties-and-locations"],
      ["About Us", "/about-us"],
      ["Patient Portal", "/patient-portal"],
      ["I want to...", "#"],
      ["Contact Us", "/contact-us"],
    ]);
    expect(navigation.main[3]?.subItems?.map(({ label, href }) => [label, href])).toEqual([
      ["Find a Provider", "/provider-search"],
      ["Visit the Patient Portal", "/patient-portal"],
      ["Pay My Bill", expect.stringMatching(/^https:\/\//)],
      ["Learn About Classes", "/classes-and-education"],
      ["Learn About CHP", "/community-health-partnership"],
      ["Find A Career", "/careers"],
      ["Donate", "/donate"],
    ]);
  });

  test("the extra menu has the order and the addresses of the specification", () => {
    expect(navigation.extra.map(({ label, href }) => [label, href])).toEqual([
      ["Radiology Scheduling", "/location/community-hospital-medical-imaging-radiology"],
      ["Patient Resources", "/patient-resources"],
      ["Newsroom", "/newsroom"],
      ["Donate Now", "/donate"],
      ["Careers", "/careers"],
    ]);
  });
});

test("the class types of the specification exist, in its order", () => {
  const types = records.filter(({ type }) => type.name === "classCategory").map(({ data }) => data);
  const names = [
    "Sportsmetrics",
    "Birth Place Tour",
    "Childbirth",
    "Joint Replacement",
    "Breastfeeding Class",
    "Newborn Care Class",
    "Surgical Weight Loss Seminar",
    "Surgical Weight Loss Support Group",
  ];
  expect(types).toMatchObject(names.map((name, position) => ({ name, position })));
});

describe("pages", () => {
  test.each(pages.map((page) => [page.path, page] as const))(
    "%s has a title and description of the right length",
    (_, page) => {
      expect(page.title.length).toBeLessThanOrEqual(60);
      expect(page.description.length).toBeLessThanOrEqual(160);
      expect(page.description.length).toBeGreaterThanOrEqual(70);
    },
  );

  test("no two share a title or description", () => {
    expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
    expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length);
  });

  test.each(pages.map((page) => [page.path, page] as const))("%s gives each id once", (_, page) => {
    const ids = strings(page.blocks).flatMap(({ value }) =>
      [...value.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("headings in rich text skip no level", () => {
    const skipping = markup.filter(({ value }) => {
      const levels = [...value.matchAll(/<h([2-6])/g)].map((found) => Number(found[1]));
      return levels.some((level, index) => level > (levels[index - 1] ?? 2) + 1);
    });
    expect(skipping).toEqual([]);
  });

  test("the main tasks of the home page have icons of the site", () => {
    const home = pages.find((page) => page.path === "/")?.blocks[0]?.props as { tasks: { icon: string }[] };
    expect(home.tasks).toHaveLength(6);
    for (const task of home.tasks) expect(shapes).toHaveProperty(task.icon);
  });
});

test("no class takes place on a holiday, whatever the day of seeding", () => {
  const thanksgivingWeek = new Date("2026-11-21T18:00:00Z");
  const days = classes(thanksgivingWeek).map(({ startsAt }) => startsAt?.slice(0, 10));
  expect(days).not.toContain("2026-11-26");
  expect(days).toContain("2026-11-25");
});
