import { addYears, format } from "date-fns";
import { z } from "zod";
import { holidaysBetween } from "~/features/settings/shared/holidays";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";

/** How many years of holidays to list. No rule is longer. */
const YEARS = 5;

const list = {
  access: { anyOf: ["permissionCHClassManager"] },
  tag: "Classes & Events",
  method: "get",
  path: "/api/admin/class-holidays",
  summary: `The hospital's holidays of the past year and the coming ${YEARS}, on which a rule for sessions asks`,
  responses: {
    200: json(
      "The first one first.",
      z.object({ holidays: z.array(z.object({ day: z.iso.date(), name: z.string() })) }),
    ),
  },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof list> {}
}

export function holidayApi(services: Services) {
  const { db, now } = services;
  const api = newApi();
  adminRoute(api, services, list, async ({ c }) => {
    const dayIn = (years: number) => format(addYears(now(), years), "yyyy-MM-dd");
    return c.json({ holidays: await holidaysBetween(db, dayIn(-1), dayIn(YEARS)) }, 200);
  });
  return api;
}
