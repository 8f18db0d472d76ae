import { expect, test, vi } from "vitest";
import { foundationIdentity } from "~/features/giving/mail/foundation-identity";
import { givingSettings } from "~/features/settings/shared/giving-settings";
import { mailIdentity } from "~/features/settings/shared/mail/mail-identity";
import { publishSettings } from "../../../test/factories/settings";
import { testApp } from "../../../test/web-app";

const { url, services } = await testApp();
const { db } = services;
const themeColor = async () => (await (await fetch(`${url}/manifest.webmanifest`)).json()).theme_color;

test("the hospital's colors reach the style sheet, the home screen, and the messages of hospital and foundation", async () => {
  await publishSettings(db, {});
  expect(await themeColor()).toBe("#0f4c45");
  expect((await mailIdentity(db)).colors).toEqual({ main: "#0f4c45", signal: "#f2b441" });

  await publishSettings(db, { brandMain: "#14365c", brandSignal: "#ffd166" });
  await vi.waitFor(async () => expect(await themeColor()).toBe("#14365c"), { timeout: 30_000 });
  expect(await (await fetch(`${url}/brand.css`)).text()).toContain("--color-pine:#14365c");
  const colors = { main: "#14365c", signal: "#ffd166" };
  expect((await mailIdentity(db)).colors).toEqual(colors);
  expect(foundationIdentity(await givingSettings(db)).colors).toEqual(colors);
});
