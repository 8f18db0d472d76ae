import { drizzle } from "drizzle-orm/node-postgres";
import { beforeAll, describe, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import type { Block, BlockContext } from "~/content/blocks/block";
import { everythingVisible } from "~/content/visibility/visibility-of";
import { contentRecords } from "~/demo/content/records";
import { locationType } from "~/features/care/location/definition";
import { locationCards } from "~/features/care/shared/location/location-card";
import { collectReads, PageReads } from "~/platform/cache/page-reads";
import { testDatabase } from "../../../../../test/database";
import { testActor } from "../../../../../test/factories/content";
import { pageType } from "../../page/definition";
import { presentPage } from "./present-page";

const { db, pool } = await testDatabase();
const staff = { db, actor: testActor };
const friday = new Date("2026-11-20T15:00:00Z");

let queries = 0;
const counted = drizzle(pool, { casing: "snake_case", logger: { logQuery: () => void queries++ } });

/** Presents a page, and reports the number of queries, the registered tags, and until when the result is valid. */
async function present(path: string, now = friday) {
  queries = 0;
  const reads = new PageReads();
  let until: Date | undefined;
  const context: BlockContext = {
    db: counted,
    now,
    timeZone: "America/Chicago",
    takesPayments: true,
    visibility: everythingVisible,
    validUntil: (at) => {
      until = until && until < at ? until : at;
    },
  };
  const page = await collectReads(reads, () => presentPage(context, path));
  return { page, queries, tags: reads.tags(), until };
}

beforeAll(async () => {
  for (const { type, id, data } of contentRecords()) {
    await createItem({ db, actor: testActor }, type, data, { id, publish: true, trusted: true });
  }
}, 60_000);

test("the number of queries depends on the kinds of blocks, not on the number of blocks or records", async () => {
  const paths = contentRecords()
    .flatMap(({ type, data }) => (type === pageType ? [String(data.path)] : []))
    // A site may have no newsletter.
    .filter((path) => path !== "/newsletter");
  const costs: Record<string, number> = {};
  for (const path of paths.toSorted()) costs[path] = (await present(path)).queries;
  expect(costs).toMatchInlineSnapshot(`
    {
      "/": 15,
      "/about-us": 6,
      "/accessibility": 2,
      "/bills": 2,
      "/blog": 5,
      "/careers": 6,
      "/classes-and-education": 2,
      "/community-health-partnership": 3,
      "/conference-registration": 4,
      "/contact-us": 7,
      "/donate": 8,
      "/emergency": 2,
      "/es/ayuda-con-el-idioma": 2,
      "/es/ayuda-financiera": 2,
      "/es/contacto": 2,
      "/es/emergencia": 2,
      "/es/encuentre-un-doctor": 2,
      "/es/expediente-medico": 2,
      "/es/facturas": 2,
      "/es/paciente-nuevo": 2,
      "/es/privacidad": 2,
      "/es/visitas": 2,
      "/events": 2,
      "/financial-assistance": 2,
      "/financial-assistance/apply": 2,
      "/financial-assistance/billing-and-collections": 1,
      "/financial-assistance/community-health-needs-2022": 1,
      "/financial-assistance/community-health-needs-2025": 1,
      "/financial-assistance/policy": 1,
      "/financial-assistance/providers": 2,
      "/financial-assistance/summary": 1,
      "/handouts/blood-pressure-diary": 1,
      "/handouts/medicine-list": 1,
      "/insurance": 2,
      "/jobs": 3,
      "/medical-records": 3,
      "/new-patient/primary-care": 8,
      "/newsroom": 9,
      "/nondiscrimination": 2,
      "/not-found": 2,
      "/patient-portal": 2,
      "/patient-resources": 2,
      "/price-transparency": 2,
      "/primary-care-faq": 2,
      "/privacy": 2,
      "/provider-search": 1,
      "/search": 1,
      "/specialties-and-locations": 1,
      "/visiting": 4,
    }
  `);
});

test("twice the providers, the same number of queries", async () => {
  const ids = contentRecords().flatMap(({ type, id }) => (type.name === "provider" ? [id] : []));
  const listing = (providers: string[]): Block[] => [
    { type: "providerList", props: { heading: "Some", providers } },
  ];
  const page = { title: "List", description: "A list." };
  await createItem(
    staff,
    pageType,
    { ...page, path: "/few", blocks: listing(ids.slice(0, 2)) },
    { publish: true, trusted: true },
  );
  await createItem(
    staff,
    pageType,
    { ...page, path: "/many", blocks: listing(ids) },
    { publish: true, trusted: true },
  );
  const few = await present("/few");
  const many = await present("/many");
  expect(many.page?.blocks[0]?.props.providers).toHaveLength(ids.length);
  expect(many.queries).toBe(few.queries);
});

test("leaves out what is not published", async () => {
  await createItem(staff, pageType, { path: "/draft", title: "Draft" });
  expect((await present("/draft")).page).toBeNull();
  expect((await present("/no-such-page")).page).toBeNull();
});

test("leaves out and names a block of an unknown kind", async () => {
  const blocks: Block[] = [
    { type: "hologram", props: { depth: 3 } },
    { type: "richText", props: { html: "<p>Words</p>" } },
  ];
  await createItem(
    staff,
    pageType,
    { path: "/odd", title: "Odd", description: "Odd.", blocks },
    { publish: true, trusted: true },
  );
  const { page } = await present("/odd");
  expect(page?.unknown).toEqual(["hologram"]);
  expect(page?.blocks.map((block) => block.type)).toEqual(["richText"]);
});

describe("the day at a glance", () => {
  const today = async (now: Date) => {
    const { page, until, tags } = await present("/", now);
    const block = page?.blocks.find(({ type }) => type === "todayAtAGlance");
    return {
      ...(block?.props.data as { date: string; places: { slug: string; isOpen: boolean }[] }),
      until,
      tags,
    };
  };

  test("shows the hospital's day, what is open, and until when that is valid", async () => {
    const morning = await today(new Date("2026-11-20T13:59:00Z"));
    expect(morning.date).toBe("Friday, November 20");
    expect(morning.places.find(({ slug }) => slug === "alder-creek-family-clinic")?.isOpen).toBe(false);
    expect(morning.until).toEqual(new Date("2026-11-20T14:00:00Z"));
    const opened = await today(new Date("2026-11-20T14:00:00Z"));
    expect(opened.places.find(({ slug }) => slug === "alder-creek-family-clinic")?.isOpen).toBe(true);
    expect(opened.tags).toContain("location[]");
  });

  test("changes at the hospital's midnight, whatever is open", async () => {
    const evening = await today(new Date("2026-11-21T05:30:00Z"));
    expect(evening.until).toEqual(new Date("2026-11-21T06:00:00Z"));
  });

  test("follows the hospital's calendar, not the server's", async () => {
    expect((await today(new Date("2026-11-21T05:30:00Z"))).date).toBe("Friday, November 20");
  });

  test("a hospital that is temporarily closed is not an open emergency department", async () => {
    const [hospital] = await locationCards(db);
    const record = contentRecords().find(({ id }) => id === hospital?.id);
    await locationType.project(db, {
      id: hospital?.id ?? "",
      data: { ...record?.data, serviceStatus: "closed" } as never,
      publishedAt: friday,
      updatedAt: friday,
    });
    const { page } = await present("/");
    const block = page?.blocks.find(({ type }) => type === "todayAtAGlance");
    expect(block?.props.data).toMatchObject({ emergency: null });
  });
});
