import { z } from "@hono/zod-openapi";
import { domainServices } from "~/platform/domain-services";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done, idParam } from "~/server/admin-api/common-schemas";
import { jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { changePlace } from "../../registrations/staff/change-place";
import { offerSeatNow } from "../../registrations/staff/offer-seat-now";
import { otherClasses } from "../../registrations/staff/other-classes";
import { base, otherClass } from "./schemas";

const one = "/api/admin/registrations/{id}";

const offer = {
  ...base,
  method: "post",
  path: `${one}/offer`,
  summary: "Offers a seat to a person on the waitlist, out of turn or beyond the limit",
  request: { params: idParam },
  responses: { 200: json("Offered and notified.", done), ...failures(400, 404, 422) },
} as const;

const place = {
  ...base,
  method: "put",
  path: `${one}/place`,
  summary: "Moves a person to another place on the waitlist",
  request: {
    params: idParam,
    ...jsonBody(z.strictObject({ position: z.int().min(1).max(100_000) })),
  },
  responses: { 200: json("Placed.", done), ...failures(400, 404, 422) },
} as const;

const others = {
  ...base,
  method: "get",
  path: "/api/admin/classes/{id}/other-classes",
  summary: "Upcoming classes of the same type, to which a person can be moved",
  request: { params: idParam },
  responses: {
    200: json("The next first.", z.object({ items: z.array(otherClass) })),
    ...failures(404, 422),
  },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof offer | typeof place | typeof others> {}
}

/** The staff API of the waitlist and of classes to which a person can be moved. */
export function waitlistApi(services: Services) {
  const api = newApi();
  const registrations = domainServices(services, services.env);
  const ok = { ok: true as const };
  adminRoute(api, services, offer, async ({ c, actor }) => {
    await offerSeatNow(registrations, actor, c.req.valid("param").id);
    return c.json(ok, 200);
  });
  adminRoute(api, services, place, async ({ c, actor }) => {
    await changePlace(registrations, actor, c.req.valid("param").id, c.req.valid("json").position);
    return c.json(ok, 200);
  });
  adminRoute(api, services, others, async ({ c }) =>
    c.json({ items: await otherClasses(registrations, c.req.valid("param").id) }, 200),
  );
  return api;
}
