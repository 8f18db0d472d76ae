import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import { readsRecords } from "~/content/reads";
import { publishedSettings } from "~/features/settings/shared/site-settings";
import { AppError } from "~/platform/errors/app-error";
import { newApi } from "~/server/api/new-api";
import { answerCached } from "~/server/page-cache/answer-cached";
import type { Services } from "~/server/services";
import { type ComingStop, comingStops, withMoments } from "../../cmu-stop/coming-stops";
import { stopCalendar } from "../../cmu-stop/stop-calendar";
import { cmuStop } from "../../cmu-stop/table";

const MAX_STOPS = 200;
const DAY = 24 * 60 * 60 * 1_000;
/** Subscribed calendars include stops that ended within this time. */
const FEED_HISTORY_MS = 30 * DAY;
const responses = {
  200: { description: "iCalendar.", content: { "text/calendar": { schema: z.string() } } },
};

/** The stops of the community mobile unit as calendar files: one stop, or a feed of all stops. */
export function stopsApi(services: Services) {
  const { db, env, now } = services;
  const api = newApi();

  async function calendar(stops: ComingStop[], name: string) {
    const settings = await publishedSettings(db);
    return new Response(stopCalendar(stops, settings?.hospitalName ?? "the hospital"), {
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `inline; filename="${name}"`,
      },
    });
  }

  api.openAPIRegistry.registerPath({
    method: "get",
    path: "/mobile-unit/feed.ics",
    responses,
    summary: "All stops of the mobile unit that are coming up, for a calendar to follow",
  });
  api.get("/mobile-unit/feed.ics", (c) =>
    answerCached(c, services, {}, async (page) => {
      page.validUntil(new Date(now().getTime() + DAY));
      const from = new Date(now().getTime() - FEED_HISTORY_MS);
      return calendar(
        await comingStops(db, { now: from, timeZone: env.TZ_HOSPITAL, limit: MAX_STOPS }),
        "mobile-unit.ics",
      );
    }),
  );

  api.openAPIRegistry.registerPath({
    method: "get",
    path: "/mobile-unit/{id}.ics",
    responses,
    summary: "A stop of the mobile unit, for a calendar",
    request: { params: z.object({ id: z.uuid() }) },
  });
  api.get("/mobile-unit/:file{[0-9a-f-]{36}\\.ics}", (c) =>
    answerCached(c, services, {}, async () => {
      const id = z.uuid().safeParse(c.req.param("file").slice(0, 36)).data;
      const [stop] = id ? await db.select().from(cmuStop).where(eq(cmuStop.id, id)) : [];
      if (id) readsRecords(cmuStop, [id]);
      if (!stop) throw new AppError("NOT_FOUND", "There is no stop at this address.");
      return calendar([withMoments(stop, env.TZ_HOSPITAL)], "mobile-unit-stop.ics");
    }),
  );
  return api;
}
