import { expect, test } from "vitest";
import { systemActor } from "~/platform/audit/actor";
import { testDatabase } from "../../test/database";
import { createItem } from "./actions/create-item";
import { shellData } from "./shell-data";
import { imageType } from "./types/image/definition";
import { navigationType } from "./types/navigation/definition";
import { settingsType } from "./types/settings/definition";

const { db } = await testDatabase();
const staff = { db, actor: systemActor("test") };

test("an empty site has empty menus and no settings", async () => {
  expect(await shellData(db)).toEqual({ menus: { main: [], extra: [], footer: [] }, settings: null });
});

test("published menus and settings come with their pictures", async () => {
  const picture = await createItem(staff, imageType, anImage("share"), { publish: true });
  const items = [{ label: "I want to...", href: "#", subItems: [{ label: "Donate", href: "/donate" }] }];
  await createItem(staff, navigationType, { slug: "main", items }, { publish: true, trusted: true });
  await createItem(staff, navigationType, { slug: "footer", items }, { publish: false });
  await createItem(
    staff,
    settingsType,
    { ...someSettings, shareImage: picture.id },
    { publish: true, trusted: true },
  );

  const { menus, settings } = await shellData(db);

  expect(menus).toEqual({ main: items, extra: [], footer: [] });
  expect(settings).toMatchObject({ hospitalName: "Elm Hospital", mainPhone: "3085550100", mapImage: null });
  expect(settings?.shareImage).toMatchObject({ alt: "The lantern", src: "/files/share.png", width: 1200 });
});

function anImage(slug: string) {
  const src = `/files/${slug}.png`;
  const size = { width: 1200, height: 630, thumbWidth: 320, thumbHeight: 168 };
  const sizes = { mediumWidth: 800, mediumHeight: 420, largeWidth: 1200, largeHeight: 630 };
  const type = { mimeType: "image/png", thumbMimeType: "image/png" };
  const files = { src, thumbSrc: src, mediumSrc: src, largeSrc: src, s3Key: slug, filename: `${slug}.png` };
  return { slug, alt: "The lantern", ...files, ...size, ...sizes, ...type };
}

const phone = "3085550100";
const someSettings = {
  slug: "site",
  hospitalName: "Elm Hospital",
  shortName: "Elm",
  foundationName: "Elm Foundation",
  mainPhone: phone,
  nurseLine: phone,
  schedulingPhone: phone,
  classCancellationPhone: phone,
  birthPlaceCancellationPhone: phone,
  languagePhone: phone,
  emergencyLine: "Call 911",
  crisisLine: "Call 988",
  addressLine1: "1 Elm Street",
  addressCity: "Elm",
  addressState: "NE",
  addressPostalCode: "69199",
};
