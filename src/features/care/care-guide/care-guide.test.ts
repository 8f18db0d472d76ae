import { describe, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { trashItem } from "~/content/actions/trash-item";
import { reviewsDue } from "~/content/review/review-due";
import { testDatabase } from "../../../../test/database";
import { testActor } from "../../../../test/factories/content";
import { checkCareGuide } from "./check-care-guide";
import { careGuideType } from "./definition";
import { publicCareGuide } from "./public-care-guide";

const { db } = await testDatabase();
const context = { db, actor: testActor };
const today = new Date().toISOString().slice(0, 10);

const way = (kind: "emergency" | "walkIn" | "nurseLine", name: string) => ({
  kind,
  name,
  signs: ["A sign"],
  note: "",
  hours: "",
  phone: "",
  href: "",
});
const ways = [way("walkIn", "Walk-in"), way("nurseLine", "Nurses"), way("emergency", "Emergency")];
const written = { heading: "Where should I go?", ways, reviewer: "Ida Berg, MD", reviewedOn: today };
const at = (now: string) => ({ now: new Date(now), validUntil: () => {} });
const refusal = (values: object) =>
  createItem(context, careGuideType, { ...written, ...values }, { publish: true }).catch(
    (error) => error.more?.errors,
  );

describe("publishing the guide", () => {
  test("a site begins without it", async () => {
    expect(await publicCareGuide(db, at("2026-11-24"))).toBeUndefined();
  });

  test.each([
    ["no reviewer", { reviewer: "" }, "reviewer", /Fill in “Reviewed by”/],
    ["no day of the review", { reviewedOn: null }, "reviewedOn", /Fill in “Reviewed on”/],
    ["a review more than a year ago", { reviewedOn: "2020-01-02" }, "reviewedOn", /more than a year old/],
    ["a review in the future", { reviewedOn: "2190-01-02" }, "reviewedOn", /in the future/],
    ["no emergency department", { ways: ways.slice(0, 2) }, "ways", /Add the emergency department/],
  ])("is refused with %s, and says what to do", async (_, values, propertyName, message) => {
    expect(await refusal(values)).toEqual([
      expect.objectContaining({ propertyName, message: expect.stringMatching(message) }),
    ]);
    expect(await publicCareGuide(db, at("2026-11-24"))).toBeUndefined();
  });

  test("with a review it is public, with the emergency department first, and a second guide is refused", async () => {
    const draft = await createItem(context, careGuideType, written);
    expect(await publicCareGuide(db, at("2026-11-24"))).toBeUndefined();
    const live = await publishItem(context, careGuideType, draft);
    const guide = await publicCareGuide(db, { now: new Date(), validUntil: () => {} });
    expect(guide?.ways.map(({ name }) => name)).toEqual(["Emergency", "Walk-in", "Nurses"]);
    expect(guide).toMatchObject({ reviewer: "Ida Berg, MD", isOld: false });
    await expect(createItem(context, careGuideType, written)).rejects.toMatchObject({ code: "SLUG_TAKEN" });
    await trashItem(context, careGuideType, live);
    expect(await publicCareGuide(db, at("2026-11-24"))).toBeUndefined();
  });
});

test("after a year the guide is due for review, and its page says that the review is old", async () => {
  const draft = await createItem(context, careGuideType, written);
  await publishItem(context, careGuideType, await saveDraft(context, careGuideType, draft, {}));
  const later = new Date(`${Number(today.slice(0, 4)) + 1}${today.slice(4)}T23:00:00Z`);
  later.setDate(later.getDate() + 1);
  const due = await reviewsDue(db, [careGuideType], later, 10);
  expect(due.items.map(({ id }) => id)).toEqual([draft.id]);
  expect((await reviewsDue(db, [careGuideType], new Date(), 10)).items).toEqual([]);
  expect((await publicCareGuide(db, { now: later, validUntil: () => {} }))?.isOld).toBe(true);
});

test("a cached page is valid only until the review is a year old", async () => {
  const moments: Date[] = [];
  await publicCareGuide(db, { now: new Date(), validUntil: (instant) => moments.push(instant) });
  expect(moments).toHaveLength(1);
  const [moment] = moments;
  expect(checkCareGuide({ ...careGuideType.schema.parse({}), ...written }, moment as Date)).toContainEqual(
    expect.objectContaining({ propertyName: "reviewedOn" }),
  );
});
