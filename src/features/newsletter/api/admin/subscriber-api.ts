import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { domainServices } from "~/platform/domain-services";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done, idParam } from "~/server/admin-api/common-schemas";
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

const one = "/api/admin/newsletter/subscribers/{id}";

type Change = (services: DomainServices, actor: Actor, id: string) => Promise<void>;

/** One person on the newsletter's list. */
export function subscriberApi(services: Services) {
  const api = newApi();
  const domain = domainServices(services, services.env);

  const route = (method: "put" | "delete", path: string, summary: string, change: Change, fresh?: true) =>
    adminRoute(
      api,
      services,
      {
        ...base,
        method,
        path,
        summary,
        ...(fresh && { fresh }),
        request: { params: idParam },
        responses: { 200: json("Done.", done), ...failures(404, 422) },
      },
      async ({ c, actor }) => {
        await change(domain, actor, c.req.valid("param").id);
        return c.json({ ok: true as const }, 200);
      },
    );

  route("put", `${one}/unsubscription`, "Takes somebody off the list who called or wrote", unsubscribeFor);
  route("put", `${one}/suppression`, "Nothing is ever sent to that address", suppress);
  route("delete", `${one}/suppression`, "They may sign up again", liftSuppression);
  route(
    "delete",
    one,
    "Deletes everything about somebody but the fingerprint of the address",
    eraseSubscriber,
    true,
  );
  return api;
}
