import { expect, test, vi } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { fileType } from "~/features/media/file/definition";
import { settingsType } from "~/features/settings/definition";
import { testActor } from "../../../test/factories/content";
import { publishSettings } from "../../../test/factories/settings";
import { testApp } from "../../../test/web-app";

const { url, services } = await testApp();
const context = { db: services.db, actor: testActor };
const published = { publish: true, trusted: true };

const priceFile = () => fetch(`${url}/price-file`, { redirect: "manual" });

test("/price-file is not found while the settings name no file", async () => {
  expect((await priceFile()).status).toBe(404);
});

test("cms-hpt.txt names the uploaded file itself, by the name that the rule requires", async () => {
  const src = "/files/ab12.csv/470000001_elm-hospital_standardcharges.csv";
  await createItem(
    context,
    fileType,
    {
      title: "Every price",
      slug: "every-price",
      filename: "470000001_elm-hospital_standardcharges.csv",
      src,
      s3Key: "ab12.csv",
      mimeType: "text/csv",
      size: 10,
    },
    published,
  );
  const values = { slug: "site", hospitalName: "Elm Hospital", priceFileUrl: "/download/every-price" };
  const empty = Object.fromEntries(
    Object.entries(settingsType.fields).map(([name, field]) => [name, (field as { empty: unknown }).empty]),
  );
  const required = {
    shortName: "Elm",
    foundationName: "Elm Foundation",
    emergencyLine: "Call 911.",
    crisisLine: "Call 988.",
    mainPhone: "3085550100",
    nurseLine: "3085550100",
    schedulingPhone: "3085550100",
    classCancellationPhone: "3085550100",
    birthPlaceCancellationPhone: "3085550100",
    languagePhone: "3085550100",
    addressLine1: "1 Main Street",
    addressCity: "Elm",
    addressState: "NE",
    addressPostalCode: "69199",
  };
  await createItem(context, settingsType, { ...empty, ...required, ...values }, published);
  const answer = await fetch(`${url}/cms-hpt.txt`);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toBe(
    `location-name: Elm Hospital\nsource-page-url: ${url}/price-transparency\nmrf-url: ${url}${src}\n`,
  );
});

test("/price-file leads to the file that the published settings name, here and on another server, and is asked each time", async () => {
  const lead = async () => {
    const { status, headers } = await priceFile();
    return [status, headers.get("location"), headers.get("cache-control")];
  };
  for (const address of [
    "/files/cd34.json/470000001_elm_standardcharges.json",
    "https://prices.example/elm.csv",
  ]) {
    await publishSettings(services.db, { priceFileUrl: address });
    await vi.waitFor(async () => expect(await lead()).toEqual([302, address, "no-cache"]), 30_000);
  }
});
