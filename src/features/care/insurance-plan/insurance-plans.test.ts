import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import type { Item } from "~/content/actions/steps";
import { unpublishItem } from "~/content/actions/unpublish-item";
import { checkItem } from "~/content/checklist/check-item";
import type { DataOf } from "~/content/define-content-type";
import { confirmItem } from "~/content/review/confirm-item";
import { reviewsDue } from "~/content/review/review-due";
import { everythingVisible } from "~/content/visibility/visibility-of";
import { searchSite } from "~/features/search/search-site";
import { testDatabase } from "../../../../test/database";
import { makeLocation, makeProvider, makeSpecialty, testActor } from "../../../../test/factories/content";
import { findProviders } from "../finder/find-providers";
import { providerFilterOptions } from "../finder/provider-filter-options";
import { locationType } from "../location/definition";
import { providerType } from "../provider/definition";
import { acceptedPlans, plansOfLocation, plansOfProvider } from "./accepted-plans";
import { insurancePlanType } from "./definition";
import { planPage } from "./plan-page";

const { db } = await testDatabase();
const context = { db, actor: testActor };

function makePlan(values: Partial<DataOf<typeof insurancePlanType>>): Promise<Item> {
  const complete = { kind: "ppo" as const, confirmedOn: "2026-11-02", ...values };
  return createItem(context, insurancePlanType, complete, { publish: true, trusted: true });
}

const blue = await makePlan({
  name: "Blue Cross Open PPO",
  slug: "blue-cross",
  payer: "Blue Cross",
  plainWords: ["BCBS", "blue card"],
});
const aetna = await makePlan({ name: "Aetna Choice", slug: "aetna", payer: "Aetna", kind: "hmo" });
const state = await makePlan({
  name: "Heartland State Plan",
  slug: "state",
  payer: "State of Nebraska",
  kind: "medicaid",
});
const nowhere = await makePlan({ name: "Nowhere Plan", slug: "nowhere", payer: "Nowhere" });

const town = await makeLocation(db, {
  name: "Town Clinic",
  slug: "town",
  position: 1,
  insurancePlans: [blue.id, state.id],
});
const village = await makeLocation(db, {
  name: "Village Clinic",
  slug: "village",
  position: 2,
  insurancePlans: [blue.id],
});
const both = await makeProvider(db, { name: "Bea Both", slug: "both", locations: [town.id, village.id] });
const also = await makeProvider(db, {
  name: "Al Also",
  slug: "also",
  locations: [village.id],
  alsoTakes: [aetna.id],
});
const not = await makeProvider(db, {
  name: "Nora Not",
  slug: "not",
  locations: [town.id],
  doesNotTake: [state.id],
});

const namesTaking = async (insurance: string) =>
  (await findProviders(db, { insurance })).providers.map(({ name }) => name);
const names = (payers: { plans: { name: string }[] }[]) =>
  payers.flatMap(({ plans }) => plans.map(({ name }) => name));

test("the list shows accepted plans by payer, each with the date it was confirmed", async () => {
  expect((await acceptedPlans(db)).map(({ name }) => name)).toEqual([
    "Aetna Choice",
    "Blue Cross Open PPO",
    "Heartland State Plan",
  ]);
  expect(await plansOfLocation(db, town.id)).toEqual([
    {
      payer: "Blue Cross",
      plans: [expect.objectContaining({ kind: "PPO", confirmedOn: "November 2, 2026" })],
    },
    { payer: "State of Nebraska", plans: [expect.objectContaining({ kind: "Medicaid" })] },
  ]);
});

test("the finder filters providers by plan: by their locations and their exceptions", async () => {
  expect(await namesTaking("blue-cross")).toEqual(["Al Also", "Bea Both", "Nora Not"]);
  expect(await namesTaking("state")).toEqual(["Bea Both"]);
  expect(await namesTaking("aetna")).toEqual(["Al Also"]);
  expect(await namesTaking("no-such-plan")).toEqual([]);
  const { plans } = await providerFilterOptions(db);
  expect(plans.map(({ slug }) => slug)).toEqual(["aetna", "blue-cross", "state"]);
});

test("a provider's plans show at which places they apply, and which plans the provider does not take", async () => {
  const places = [
    { id: town.id, name: "Town Clinic" },
    { id: village.id, name: "Village Clinic" },
  ];
  const { taken } = await plansOfProvider(db, both.id, places);
  expect(taken.flatMap(({ plans }) => plans.map(({ name, at }) => [name, at]))).toEqual([
    ["Blue Cross Open PPO", []],
    ["Heartland State Plan", ["Town Clinic"]],
  ]);
  const exceptional = await plansOfProvider(db, also.id, places.slice(1));
  expect(names(exceptional.taken)).toEqual(["Aetna Choice", "Blue Cross Open PPO"]);
  const refusing = await plansOfProvider(db, not.id, places.slice(0, 1));
  expect(names(refusing.taken)).toEqual(["Blue Cross Open PPO"]);
  expect(refusing.refused.map(({ name }) => name)).toEqual(["Heartland State Plan"]);
});

test("a plan's page has its places and its exceptions", async () => {
  const page = await planPage(db, "state");
  expect(page?.places.map(({ name }) => name)).toEqual(["Town Clinic"]);
  expect(page?.notTakenBy.map(({ name }) => name)).toEqual(["Nora Not"]);
  expect((await planPage(db, "aetna"))?.alsoTakenBy.map(({ name }) => name)).toEqual(["Al Also"]);
  expect(await planPage(db, "no-such-plan")).toBeUndefined();
});

test.each([
  ["blue cross", "/insurance/blue-cross"],
  ["bcbs", "/insurance/blue-cross"],
  ["aetna", "/insurance/aetna"],
  ["medicaid", "/insurance/state"],
])("searching for “%s” finds the plan", async (words, url) => {
  const { hits } = await searchSite({ db, visibility: everythingVisible }, words, { limit: 5, offset: 0 });
  expect(hits[0]?.url).toBe(url);
});

test("the whole name of a plan does not find another one that people call by a part of it", async () => {
  await makePlan({ name: "Blue Card Senior", slug: "senior", payer: "Heartland" });
  const { hits } = await searchSite(
    { db, visibility: everythingVisible },
    "does blue card senior cover hips",
    {
      limit: 5,
      offset: 0,
    },
  );
  expect(hits.map(({ url }) => url)).toEqual(["/insurance/senior"]);
});

test("an unpublished location takes no plans", async () => {
  const place = await makeLocation(db, { name: "Old Clinic", slug: "old", insurancePlans: [nowhere.id] });
  expect((await acceptedPlans(db)).map(({ id }) => id)).toContain(nowhere.id);
  await unpublishItem(context, locationType, place);
  expect((await acceptedPlans(db)).map(({ id }) => id)).not.toContain(nowhere.id);
});

test("a plan is not published without the day on which it was confirmed", async () => {
  const draft = await createItem(context, insurancePlanType, {
    name: "Undated Plan",
    slug: "undated",
    payer: "Undated",
    kind: "hmo",
  });
  await expect(publishItem(context, insurancePlanType, draft)).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    more: { errors: [expect.objectContaining({ propertyName: "confirmedOn" })] },
  });
});

test("a plan not confirmed for six months is due for review until staff confirm it", async () => {
  const due = async () =>
    (await reviewsDue(db, [insurancePlanType], new Date("2027-03-15T12:00:00Z"), 10)).items.map(
      ({ id }) => id,
    );
  const plan = await makePlan({ name: "Late Plan", slug: "late", payer: "Late", confirmedOn: "2026-09-01" });
  expect(await due()).toContain(plan.id);
  expect(await due()).not.toContain(blue.id);
  await confirmItem(context, insurancePlanType, plan, "2027-03-15");
  expect((await planPage(db, "late"))?.confirmedOn).toBe("March 15, 2027");
  expect(await due()).not.toContain(plan.id);
});

test("a provider's exceptions cannot contradict each other, and days are for their own locations, once", async () => {
  const { id: specialty } = await makeSpecialty(db);
  const draft = await createItem(context, providerType, {
    name: "Dana Draft",
    slug: "dana",
    position: "Doctor",
    specialties: [specialty],
    locations: [town.id],
  });
  const refusals = async (values: Record<string, unknown>) => {
    const data = providerType.schema.parse({ ...draft.data, ...values });
    return (await checkItem(db, testActor, providerType, { id: draft.id, data }))
      .filter(({ severity }) => severity === "hard")
      .map(({ propertyName }) => propertyName);
  };
  const tuesday = { location: town.id, days: ["tue"] };
  expect(await refusals({ daysAtLocations: [tuesday] })).toEqual([]);
  expect(await refusals({ alsoTakes: [blue.id], doesNotTake: [blue.id] })).toEqual(["doesNotTake"]);
  expect(await refusals({ daysAtLocations: [{ location: village.id, days: ["tue"] }] })).toEqual([
    "daysAtLocations.0.location",
  ]);
  expect(await refusals({ daysAtLocations: [tuesday, tuesday] })).toEqual(["daysAtLocations.1.days"]);
  const friday = { location: town.id, days: ["fri"], weeks: [1, 3] };
  expect(await refusals({ daysAtLocations: [tuesday, friday] })).toEqual([]);
  expect(await refusals({ daysAtLocations: [friday, { ...friday, weeks: [2] }] })).toEqual([]);
  expect(await refusals({ daysAtLocations: [friday, { ...friday, weeks: [3] }] })).toEqual([
    "daysAtLocations.1.days",
  ]);
  expect(await refusals({ daysAtLocations: [{ location: town.id, days: [] }] })).toEqual([
    "daysAtLocations.0.days",
  ]);
});

test("a change of a location's plans shows at once in the finder", async () => {
  const saved = await saveDraft(context, locationType, village, { insurancePlans: [blue.id, state.id] });
  await publishItem(context, locationType, saved);
  expect(await namesTaking("state")).toEqual(["Al Also", "Bea Both"]);
});
