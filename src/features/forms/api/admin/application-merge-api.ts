import { domainServices } from "~/platform/domain-services";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done, idParam } from "~/server/admin-api/common-schemas";
import { jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { mergeApplications, undoMerge } from "../../applications/merge/merge-applications";
import { mergeCandidates } from "../../applications/merge/merge-candidates";
import { mergePreview } from "../../applications/merge/merge-preview";
import * as schemas from "./merge-schemas";
import { base } from "./schemas";

const all = "/api/admin/patient-applications/{id}/merge";
const one = `${all}/{otherId}`;
const ok = { ok: true as const };

const find = {
  ...base,
  method: "post",
  path: "/api/admin/patient-applications/{id}/merge-candidates",
  people: "list",
  summary: "Applications that may be of the same person, at most 20",
  request: { params: idParam, ...jsonBody(schemas.candidateSearch) },
  responses: { 200: json("The applications.", schemas.mergeCandidates), ...failures(404, 422) },
} as const;

const preview = {
  ...base,
  method: "get",
  path: one,
  summary: "What two applications say, before a merge; the audit log records the access",
  request: { params: schemas.otherParam },
  responses: { 200: json("The differences.", schemas.mergePreview), ...failures(404, 422) },
} as const;

const merge = {
  ...base,
  method: "put",
  path: one,
  summary: "Merges the other application into this one",
  request: { params: schemas.otherParam, ...jsonBody(schemas.mergeBasis) },
  responses: { 200: json("Merged.", done), ...failures(400, 404, 409, 422) },
} as const;

const undo = {
  ...base,
  method: "delete",
  path: one,
  summary: "Undoes a merge",
  request: { params: schemas.otherParam },
  responses: { 200: json("Undone.", done), ...failures(404, 409, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof find | typeof preview | typeof merge | typeof undo> {}
}

export function applicationMergeApi(services: Services) {
  const api = newApi();
  const domain = domainServices(services, services.env);

  adminRoute(api, services, find, async ({ c }) => {
    const { id } = c.req.valid("param");
    return c.json({ items: await mergeCandidates(domain, { id, q: c.req.valid("json").q }) }, 200);
  });

  adminRoute(api, services, preview, async ({ c, actor }) => {
    const { id, otherId } = c.req.valid("param");
    return c.json(await mergePreview(domain, actor, { keptId: id, mergedId: otherId }), 200);
  });

  adminRoute(api, services, merge, async ({ c, actor }) => {
    const { id, otherId } = c.req.valid("param");
    const { revision, otherRevision } = c.req.valid("json");
    const pair = { kept: { id, revision }, merged: { id: otherId, revision: otherRevision } };
    await mergeApplications(domain, actor, pair);
    return c.json(ok, 200);
  });

  adminRoute(api, services, undo, async ({ c, actor }) => {
    const { id, otherId } = c.req.valid("param");
    await undoMerge(domain, actor, { keptId: id, mergedId: otherId });
    return c.json(ok, 200);
  });
  return api;
}
