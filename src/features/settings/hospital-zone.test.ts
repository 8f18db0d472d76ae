import { expect, test, vi } from "vitest";
import { publishSettings } from "../../../test/factories/settings";
import { testApp } from "../../../test/web-app";
import { hospitalZone, publishedZone } from "./hospital-zone";

/** Each page shows the hospital's time zone, and is cached. */
const { url, services } = await testApp({
  settings: { TZ_HOSPITAL: "America/Chicago" },
  pages: {
    async render(_request, { env }) {
      return new Response(env.TZ_HOSPITAL, { headers: { "content-type": "text/html" } });
    },
  },
});
const { db } = services;

const shown = async () => (await fetch(`${url}/hours`)).text();

test("a published time zone replaces the environment's at once, on cached pages too", async () => {
  await publishSettings(db, { timeZone: "asSetUp" });
  expect(await shown()).toBe("America/Chicago");
  expect(await publishedZone(db)).toBeUndefined();
  await publishSettings(db, { timeZone: "America/Denver" });
  await vi.waitFor(async () => expect(await shown()).toBe("America/Denver"));
  expect(services.env.TZ_HOSPITAL).toBe("America/Denver");
  await publishSettings(db, { timeZone: "asSetUp" });
  await vi.waitFor(async () => expect(await shown()).toBe("America/Chicago"));
});

test("a time zone that is not on the list counts as none", async () => {
  await publishSettings(db, { timeZone: "Mars/Olympus_Mons" });
  expect(await publishedZone(db)).toBeUndefined();
});

test("pages rendered while the new zone was loading are dropped once it is known", async () => {
  await publishSettings(db, { timeZone: "asSetUp" });
  const dropped: string[] = [];
  const zone = hospitalZone(db, "America/Chicago", (tags) => {
    dropped.push(`${zone.current()}: ${tags}`);
  });
  await zone.read();
  expect(dropped).toEqual([]);
  await publishSettings(db, { timeZone: "Pacific/Honolulu" });
  zone.drop(["settings"]);
  zone.drop(["page"]);
  expect(zone.current()).toBe("America/Chicago");
  await vi.waitFor(() => expect(dropped).toEqual(["Pacific/Honolulu: settings"]));
});
