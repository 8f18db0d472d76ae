import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { publishedSettings } from "./shared/site-settings";
import { siteSettings } from "./table";
import { trackingFields } from "./tracking-fields";
import { trackingSettings } from "./tracking-settings";

const { db } = await testDatabase();

test.each([
  ["tagManagerId", "GTM-ABC1234", "GTM-'};alert(1)//"],
  ["analyticsId", "G-ABCDE12345", "UA-1"],
  ["socialPixelId", "123456789012345", "12345678901234x"],
  ["searchAdsId", "AW-123456789", "aw-123456789"],
] as const)("%s takes %s and nothing, and refuses %s", (name, good, bad) => {
  const { schema } = trackingFields[name];
  for (const value of [good, ""]) expect(schema.safeParse(value).success).toBe(true);
  expect(schema.safeParse(bad).success).toBe(false);
});

test("returns published ids, drops malformed ones, and no page's data has either", async () => {
  expect(await trackingSettings(db)).toEqual({
    tagManagerId: "",
    analyticsId: "",
    socialPixelId: "",
    searchAdsId: "",
    measuresSpeed: false,
  });
  const data = { slug: "site", analyticsId: "G-ABCDE12345", tagManagerId: "<script>", measuresSpeed: true };
  await db.insert(siteSettings).values({ id: randomUUID(), slug: "site", data });
  expect(await trackingSettings(db)).toMatchObject({
    analyticsId: "G-ABCDE12345",
    tagManagerId: "",
    measuresSpeed: true,
  });
  expect(await publishedSettings(db)).not.toHaveProperty("analyticsId");
  expect(await publishedSettings(db)).not.toHaveProperty("measuresSpeed");
});
