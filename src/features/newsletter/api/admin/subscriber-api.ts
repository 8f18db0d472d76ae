import { domainServices } from "~/platform/domain-services";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done, idParam } from "~/server/admin-api/common-schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import {
  eraseSubscriber,
  liftSuppression,
  suppress,
  unsubscribeFor,
} from "../../staff/change-for-subscriber";
import { base } from "./schemas";

const path = "/api/admin/newsletter/subscribers/{id}";
const one = {
  ...base,
  request: { params: idParam },
  responses: { 200: json("Done.", done), ...failures(404, 422) },
} as const;

const unsubscribe = {
  ...one,
  method: "put",
  path: `${path}/unsubscription`,
  summary: "Unsubscribes a person who called or wrote",
} as const;

const block = {
  ...one,
  method: "put",
  path: `${path}/suppression`,
  summary: "Suppresses the address: it gets no newsletter",
} as const;

const unblock = {
  ...one,
  method: "delete",
  path: `${path}/suppression`,
  summary: "Lifts the suppression of an address",
} as const;

const erase = {
  ...one,
  method: "delete",
  path,
  fresh: true,
  summary: "Erases a subscriber except for the fingerprint of the address",
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<typeof unsubscribe | typeof block | typeof unblock | typeof erase> {}
}

export function subscriberApi(services: Services) {
  const api = newApi();
  const domain = domainServices(services, services.env);
  const ok = { ok: true as const };

  adminRoute(api, services, unsubscribe, async ({ c, actor }) => {
    await unsubscribeFor(domain, actor, c.req.valid("param").id);
    return c.json(ok, 200);
  });
  adminRoute(api, services, block, async ({ c, actor }) => {
    await suppress(domain, actor, c.req.valid("param").id);
    return c.json(ok, 200);
  });
  adminRoute(api, services, unblock, async ({ c, actor }) => {
    await liftSuppression(domain, actor, c.req.valid("param").id);
    return c.json(ok, 200);
  });
  adminRoute(api, services, erase, async ({ c, actor }) => {
    await eraseSubscriber(domain, actor, c.req.valid("param").id);
    return c.json(ok, 200);
  });
  return api;
}
