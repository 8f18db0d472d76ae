import { beforeEach, expect, test } from "vitest";
import { describeType } from "~/content/describe-type";
import { FEATURES, parseFeatures } from "~/platform/admin-features";
import { testDatabase } from "../../../test/database";
import { testActor } from "../../../test/factories/content";
import { publishSettings } from "../../../test/factories/settings";
import { settingsType } from "./definition";
import { featureFields } from "./feature-fields";
import { reportSetUp } from "./report-set-up";
import { RETENTION, retentionFields } from "./retention-fields";
import { retentionTimes } from "./shared/retention-times";
import { publishedSettings } from "./shared/site-settings";
import { siteFeatures } from "./site-features";
import { siteSettings } from "./table";

const { db } = await testDatabase();
const setUp = parseFeatures("full -blog") ?? [];

beforeEach(() => db.delete(siteSettings));

test("features are as configured in the environment until staff change them", async () => {
  expect(await siteFeatures(db, setUp)).toEqual(setUp);
  await publishSettings(db, { featureBlog: "on", featureNews: "off", featureForms: "asSetUp" });
  expect(await siteFeatures(db, setUp)).toEqual(
    FEATURES.filter((name) => name !== "news" && name !== "analytics"),
  );
});

test("the settings form states the environment's value of each feature", () => {
  const { fields } = reportSetUp(describeType(settingsType, testActor), setUp);
  const labels = Object.fromEntries(
    fields.map(({ name, settings }) => [name, settings.choices?.map(({ label }) => label).join(", ")]),
  );
  expect(labels.featureNews).toBe("On, Off, As set on the server: on");
  expect(labels.featureBlog).toBe("On, Off, As set on the server: off");
  expect(labels.featureAnalytics).toBe("On, Off, As set on the server: off");
  expect(labels.timeZone).toMatch(/^As set on the server, Eastern/);
});

test("turning everything off leaves the settings on", async () => {
  const off = Object.fromEntries(Object.keys(featureFields).map((name) => [name, "off"]));
  await publishSettings(db, { ...off, featureSettings: "off" });
  expect(await siteFeatures(db, setUp)).toEqual(["settings"]);
});

test("retention times are the defaults if empty or out of range, and otherwise as published", async () => {
  expect(await retentionTimes(db)).toEqual(RETENTION);
  await publishSettings(db, {
    keptMailDays: 90,
    keptGiftYears: 1,
    keptErrorDays: "7",
    keptUnpaidGiftDays: null,
  });
  expect(await retentionTimes(db)).toEqual({ ...RETENTION, keptMailDays: 90 });
});

test("the defaults are within the limits of their fields", () => {
  for (const name of Object.keys(RETENTION) as (keyof typeof RETENTION)[])
    expect([name, retentionFields[name].schema.safeParse(RETENTION[name]).success]).toEqual([name, true]);
});

test("neither is in the data of every page", async () => {
  await publishSettings(db, { featureBlog: "on", keptMailDays: 90 });
  const names = Object.keys((await publishedSettings(db)) ?? {});
  expect(names).toContain("hospitalName");
  expect(names.filter((name) => /^(feature|kept)/.test(name))).toEqual([]);
});
