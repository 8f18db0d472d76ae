import { z } from "@hono/zod-openapi";
import { mailIdentity } from "~/features/settings/shared/mail/mail-identity";
import { AppError } from "~/platform/errors/app-error";
import { newApi } from "~/server/api/new-api";
import type { WebContext } from "~/server/hono-env";
import { answerCached } from "~/server/page-cache/answer-cached";
import type { Services } from "~/server/services";
import { classBySlug } from "../class/class-by-slug";
import { type CalendarSurroundings, classCalendar, classFeed } from "../class/class-calendar";
import { classesBetween } from "../class/classes-between";

const MAX_CLASSES = 500;
const DAY = 24 * 60 * 60 * 1_000;
/** Subscribed calendars include classes that ended within this time. */
const FEED_HISTORY_MS = 30 * DAY;
const FILE = /\.ics$/;

const responses = {
  200: { description: "iCalendar.", content: { "text/calendar": { schema: z.string() } } },
};

/** Classes as calendar files: one class, or a feed of all of them to subscribe to. */
export function calendarApi(services: Services) {
  const { db, env, now } = services;
  const api = newApi();

  async function calendar(c: WebContext, name: string, write: (around: CalendarSurroundings) => string) {
    const organizer = await mailIdentity(db);
    const around = { origin: c.get("origin"), organizer, timeZone: env.TZ_HOSPITAL };
    return new Response(write(around), {
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `inline; filename="${name}"`,
      },
    });
  }

  api.openAPIRegistry.registerPath({
    method: "get",
    path: "/classes/feed.ics",
    summary: "All classes that are coming up, for a calendar to follow",
    responses,
  });
  api.get("/classes/feed.ics", (c) =>
    answerCached(c, services, {}, async (page) => {
      page.validUntil(new Date(now().getTime() + DAY));
      const from = new Date(now().getTime() - FEED_HISTORY_MS);
      const classes = await classesBetween(db, { from, limit: MAX_CLASSES });
      return calendar(c, "classes.ics", (around) => classFeed(classes, around));
    }),
  );

  api.openAPIRegistry.registerPath({
    method: "get",
    path: "/classes/{slug}.ics",
    summary: "A class, for a calendar",
    request: { params: z.object({ slug: z.string() }) },
    responses,
  });
  api.get("/classes/:file{[^/]+\\.ics}", (c) =>
    answerCached(c, services, {}, async () => {
      const found = await classBySlug(db, c.req.param("file").replace(FILE, ""));
      if (!found) throw new AppError("NOT_FOUND", "There is no class at this address.");
      return calendar(c, "class.ics", (around) => classCalendar(found, around));
    }),
  );
  return api;
}
