import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { navigationType } from "~/features/navigation/definition";
import { settingsType } from "~/features/settings/definition";
import { systemActor } from "~/platform/audit/actor";
import { testDatabase } from "../../test/database";
import { makeImage } from "../../test/factories/content";
import { shellData } from "./shell-data";

const { db } = await testDatabase();
const staff = { db, actor: systemActor("test") };

test("an empty site has empty menus and no settings", async () => {
  expect(await shellData(db, new Date())).toMatchObject({
    menus: { main: [], extra: [], footer: [] },
    settings: null,
  });
});

test("published menus and settings come with their pictures", async () => {
  const picture = await makeImage(db, { alt: "The lantern", src: "/files/share.png", width: 1200 });
  const logo = await makeImage(db, { alt: "A lit lantern", src: "/files/logo.svg", width: 48, height: 64 });
  const items = [{ label: "I want to...", href: "#", subItems: [{ label: "Donate", href: "/donate" }] }];
  await createItem(staff, navigationType, { slug: "main", items }, { publish: true, trusted: true });
  await createItem(staff, navigationType, { slug: "footer", items }, { publish: false });
  await createItem(
    staff,
    settingsType,
    { ...someSettings, shareImage: picture.id, logo: logo.id },
    { publish: true, trusted: true },
  );

  const { menus, settings } = await shellData(db, new Date());

  expect(menus).toEqual({ main: items, extra: [], footer: [] });
  expect(settings).toMatchObject({ hospitalName: "Elm Hospital", mainPhone: "3085550100", mapImage: null });
  expect(settings?.shareImage).toMatchObject({ alt: "The lantern", src: "/files/share.png", width: 1200 });
  expect(settings?.logo).toMatchObject({
    alt: "A lit lantern",
    src: "/files/logo.svg",
    width: 48,
    height: 64,
  });
});

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
