import { domainServices } from "~/platform/domain-services";
import { adminRoute } from "~/server/admin-api/admin-route";
import { idParam } from "~/server/admin-api/common-schemas";
import { jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { mergeDonors, undoMerge } from "../../merge/merge-donors";
import { donorDetail as donorOf } from "../../staff/donor-detail";
import { editDonor, undoDonorEdit } from "../../staff/edit-donor";
import { editGift, undoGiftEdit } from "../../staff/edit-gift";
import { giftDetail as giftOf } from "../../staff/gift-detail";
import { donorEdit, giftDetailsOf, giftEdit, mergeBody, undoBody, undoMergeBody } from "./edit-bodies";
import { giverOf } from "./gift-shapes";
import { base, donorDetail, giftDetail } from "./schemas";

const giving = "/api/admin/giving";

const correctGift = {
  ...base,
  method: "put",
  path: `${giving}/gifts/{id}/details`,
  summary: "Corrects a gift; the values before are kept",
  request: { params: idParam, ...jsonBody(giftEdit) },
  responses: { 200: json("The gift.", giftDetail), ...failures(400, 404, 409, 422) },
} as const;

const undoGift = {
  ...base,
  method: "post",
  path: `${giving}/gifts/{id}/undo`,
  summary: "Undoes a correction of a gift",
  request: { params: idParam, ...jsonBody(undoBody) },
  responses: { 200: json("The gift.", giftDetail), ...failures(400, 404, 409, 422) },
} as const;

const correctDonor = {
  ...base,
  method: "put",
  path: `${giving}/donors/{id}/details`,
  summary: "Corrects a donor's details; the values before are kept",
  request: { params: idParam, ...jsonBody(donorEdit) },
  responses: { 200: json("The donor.", donorDetail), ...failures(400, 404, 409, 422) },
} as const;

const undoDonor = {
  ...base,
  method: "post",
  path: `${giving}/donors/{id}/undo`,
  summary: "Undoes a correction of a donor's details",
  request: { params: idParam, ...jsonBody(undoBody) },
  responses: { 200: json("The donor.", donorDetail), ...failures(400, 404, 409, 422) },
} as const;

const merge = {
  ...base,
  method: "post",
  path: `${giving}/donors/{id}/merge`,
  summary: "Merges another donor into this one",
  request: { params: idParam, ...jsonBody(mergeBody) },
  responses: { 200: json("The donor.", donorDetail), ...failures(400, 404, 409, 422) },
} as const;

const undoMerging = {
  ...base,
  method: "post",
  path: `${giving}/donors/{id}/merge/undo`,
  summary: "Undoes a merge of two donors",
  request: { params: idParam, ...jsonBody(undoMergeBody) },
  responses: { 200: json("The donor.", donorDetail), ...failures(404, 409, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<
      | typeof correctGift
      | typeof undoGift
      | typeof correctDonor
      | typeof undoDonor
      | typeof merge
      | typeof undoMerging
    > {}
}

export function correctionsApi(services: Services) {
  const api = newApi();
  const domain = domainServices(services, services.env);

  adminRoute(api, services, correctGift, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    const body = c.req.valid("json");
    await editGift(domain, actor, id, { revision: body.revision, details: giftDetailsOf(body) });
    return c.json({ gift: await giftOf(domain, id) }, 200);
  });

  adminRoute(api, services, undoGift, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await undoGiftEdit(domain, actor, id, c.req.valid("json"));
    return c.json({ gift: await giftOf(domain, id) }, 200);
  });

  adminRoute(api, services, correctDonor, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    const body = c.req.valid("json");
    await editDonor(domain, actor, id, { revision: body.revision, giver: giverOf(body) });
    return c.json({ donor: await donorOf(domain, id) }, 200);
  });

  adminRoute(api, services, undoDonor, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await undoDonorEdit(domain, actor, id, c.req.valid("json"));
    return c.json({ donor: await donorOf(domain, id) }, 200);
  });

  adminRoute(api, services, merge, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    const { revision, mergedId, mergedRevision, take } = c.req.valid("json");
    await mergeDonors(domain, actor, { keptId: id, keptRevision: revision, mergedId, mergedRevision, take });
    return c.json({ donor: await donorOf(domain, id) }, 200);
  });

  adminRoute(api, services, undoMerging, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await undoMerge(domain, actor, { keptId: id, mergeId: c.req.valid("json").mergeId });
    return c.json({ donor: await donorOf(domain, id) }, 200);
  });
  return api;
}
