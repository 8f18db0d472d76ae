import { domainServices } from "~/platform/domain-services";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done, idParam } from "~/server/admin-api/common-schemas";
import { jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { assignApplication, changeState } from "../../applications/queue/change-application";
import { deleteApplication } from "../../applications/queue/delete-application";
import { messageApplicant, noteApplication } from "../../applications/queue/write-about-application";
import * as schemas from "./schemas";

const one = "/api/admin/patient-applications/{id}";
const ok = { ok: true as const };

const setState = {
  ...schemas.base,
  method: "put",
  path: `${one}/state`,
  summary: "Changes the state of an application; a decision notifies the applicant",
  request: { params: idParam, ...jsonBody(schemas.standing) },
  responses: { 200: json("Changed.", done), ...failures(404, 409, 422) },
} as const;

const assign = {
  ...schemas.base,
  method: "put",
  path: `${one}/assignee`,
  summary: "Assigns an application",
  request: { params: idParam, ...jsonBody(schemas.assignee) },
  responses: { 200: json("It is theirs.", done), ...failures(400, 404, 409, 422) },
} as const;

const note = {
  ...schemas.base,
  method: "post",
  path: `${one}/notes`,
  summary: "Adds a note for staff",
  request: { params: idParam, ...jsonBody(schemas.note) },
  responses: { 200: json("Kept.", done), ...failures(404, 409, 422) },
} as const;

const sendMessage = {
  ...schemas.base,
  method: "post",
  path: `${one}/messages`,
  summary:
    "Adds a message to the applicant's private page; the email, if they gave an address, only says that it is there",
  request: { params: idParam, ...jsonBody(schemas.message) },
  responses: { 200: json("Notified.", done), ...failures(404, 409, 422) },
} as const;

const remove = {
  ...schemas.base,
  method: "delete",
  path: one,
  fresh: true,
  summary: "Deletes an application for good",
  request: { params: idParam },
  responses: { 200: json("Deleted.", done), ...failures(404, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<typeof setState | typeof assign | typeof note | typeof sendMessage | typeof remove> {}
}

export function applicationApi(services: Services) {
  const api = newApi();
  const domain = domainServices(services, services.env);

  adminRoute(api, services, setState, async ({ c, actor }) => {
    const { state, revision } = c.req.valid("json");
    await changeState(domain, actor, { id: c.req.valid("param").id, revision }, state);
    return c.json(ok, 200);
  });

  adminRoute(api, services, assign, async ({ c, actor }) => {
    const { userId, revision } = c.req.valid("json");
    await assignApplication(domain, actor, { id: c.req.valid("param").id, revision }, userId);
    return c.json(ok, 200);
  });

  adminRoute(api, services, note, async ({ c, actor }) => {
    await noteApplication(domain, actor, c.req.valid("param").id, c.req.valid("json").text);
    return c.json(ok, 200);
  });

  adminRoute(api, services, sendMessage, async ({ c, actor }) => {
    const { text, revision } = c.req.valid("json");
    await messageApplicant(domain, actor, { id: c.req.valid("param").id, revision }, text);
    return c.json(ok, 200);
  });

  adminRoute(api, services, remove, async ({ c, actor }) => {
    await deleteApplication(domain, actor, c.req.valid("param").id);
    return c.json(ok, 200);
  });
  return api;
}
