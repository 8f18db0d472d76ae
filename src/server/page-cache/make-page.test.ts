import { expect, test, vi } from "vitest";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { locationType } from "~/features/care/location/definition";
import { locationCards } from "~/features/care/shared/location/location-card";
import { location } from "~/features/care/shared/location/table";
import type { PageRenderer } from "~/server/page-renderer";
import { testDatabase } from "../../../test/database";
import { makeLocation, testActor } from "../../../test/factories/content";
import { testApp } from "../../../test/web-app";

const database = await testDatabase();
const { db } = database;
const context = { db, actor: testActor };
const place = await makeLocation(db, { parking: "In front." });
const other = await makeLocation(db);

/** `/named` reads as queries do, `/forgetful` without registering anything. */
const pages: Partial<PageRenderer> = {
  async render(request) {
    const { pathname } = new URL(request.url);
    const read =
      pathname === "/named" ? await locationCards(db, [place.id]) : await db.select().from(location);
    return new Response(JSON.stringify(read), { headers: { "content-type": "text/plain" } });
  },
};
const app = await testApp({ database, pages, settings: { LOG_REQUESTS: "all" } });
const isKept = async (path: string) => {
  const before = app.logged().length;
  await (await fetch(app.url + path)).text();
  const line = await vi.waitUntil(() =>
    app
      .logged()
      .slice(before)
      .find(({ msg }) => msg === "request"),
  );
  return line.cache === "hit";
};
const unregistered = () => app.logged().filter(({ msg }) => String(msg).includes("did not register"));

test("a query that registers nothing is logged, and its page is dropped with every change of the type", async () => {
  for (const path of ["/named", "/forgetful"]) await isKept(path);
  expect(unregistered()).toMatchObject([{ types: ["location"] }]);
  expect([await isKept("/named"), await isKept("/forgetful")]).toEqual([true, true]);

  await publishItem(
    context,
    locationType,
    await saveDraft(context, locationType, other, { parking: "Behind." }),
  );
  await vi.waitFor(async () => expect(await isKept("/forgetful")).toBe(false), { timeout: 15_000 });
  expect(await isKept("/named")).toBe(true);

  await publishItem(
    context,
    locationType,
    await saveDraft(context, locationType, place, { parking: "Behind." }),
  );
  await vi.waitFor(async () => expect(await isKept("/named")).toBe(false), { timeout: 15_000 });
});
