import { z } from "@hono/zod-openapi";
import { domainServices } from "~/platform/domain-services";
import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done, idParam } from "~/server/admin-api/common-schemas";
import { addListViews } from "~/server/admin-api/content/list-views";
import { jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { csv, failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import { inBody } from "~/server/api/numbers";
import type { Services } from "~/server/services";
import { deleteSubmission } from "../../delete-submission";
import { readFile } from "../../files/read-file";
import { handleSubmission } from "../../staff/handle-submission";
import { readSubmission, visibleSubmission } from "../../staff/read-submission";
import { submissions } from "../../staff/submissions";
import { submissionsCsv } from "../../staff/submissions-csv";
import { submissionStates } from "../../table";
import { submission, submissionList } from "./submission-schemas";

const path = "/api/admin/submissions";
const one = `${path}/{id}`;
const base = {
  access: { anyOf: ["permissionFormManager", "permissionPatientFormManager"] },
  tag: "Forms",
} as const;
/** In a request body, because a search is often a name, which must not be part of a URL. */
const querySchema = z.strictObject({
  q: z.string().trim().max(MAX_QUERY_LENGTH).default("").describe("A part of a name or an email."),
  formId: z.uuid().optional(),
  state: z.enum(submissionStates).optional(),
  page: inBody.page,
  pageSize: inBody.pageSize(100),
});

const search = {
  ...base,
  method: "post",
  path: `${path}/search`,
  people: "list",
  summary: "Submissions of forms: who and when",
  request: jsonBody(querySchema),
  responses: { 200: json("The submissions.", submissionList), ...failures(422) },
} as const;

const download = {
  ...base,
  method: "get",
  path: `${path}.csv`,
  people: "export",
  summary: "Submissions of one form, as a spreadsheet",
  request: {
    query: z.object({
      formId: z.uuid(),
      sensitive: z
        .enum(["true", "false"])
        .default("false")
        .describe("With the sensitive answers; the audit log records it."),
    }),
  },
  responses: {
    200: csv,
    ...failures(422),
  },
} as const;

const show = {
  ...base,
  method: "get",
  path: one,
  summary: "All answers of a submission; the audit log records the access",
  request: { params: idParam },
  responses: {
    200: json("The submission.", submission),
    ...failures(404),
  },
} as const;

const showFile = {
  ...base,
  method: "get",
  path: `${one}/files/{fileId}`,
  summary: "A file that came with it",
  request: { params: idParam.extend({ fileId: z.uuid() }) },
  responses: {
    200: { description: "The file.", content: { "application/octet-stream": { schema: z.string() } } },
    ...failures(404),
  },
} as const;

const setState = {
  ...base,
  method: "put",
  path: `${one}/state`,
  summary: "Marks it as done, or as new again",
  request: { params: idParam, ...jsonBody(z.strictObject({ state: z.enum(["received", "handled"]) })) },
  responses: { 200: json("Marked.", done), ...failures(404, 422) },
} as const;

const remove = {
  ...base,
  method: "delete",
  path: one,
  summary: "Deletes it with its files, for good",
  request: { params: idParam },
  responses: { 200: json("Deleted.", done), ...failures(404) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<
      typeof search | typeof download | typeof show | typeof showFile | typeof setState | typeof remove
    > {}
}

/** The staff API of submissions. Those of patient forms require the permission for applications. */
export function submissionsApi(services: Services) {
  const api = newApi();
  const forms = domainServices(services, services.env);

  adminRoute(api, services, search, async ({ c, actor }) =>
    c.json(await submissions(forms, actor, c.req.valid("json")), 200),
  );

  const { tag, access } = base;
  addListViews(api, services, { name: "submissions", tag, access, share: access.anyOf });

  adminRoute(api, services, download, async ({ c, actor }) => {
    const { formId, sensitive } = c.req.valid("query");
    const csv = await submissionsCsv(forms, actor, formId, { withSensitive: sensitive === "true" });
    return c.body(csv, 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="submissions.csv"',
    });
  });

  adminRoute(api, services, show, async ({ c, actor }) =>
    c.json(await readSubmission(forms, actor, c.req.valid("param").id), 200),
  );

  adminRoute(api, services, showFile, async ({ c, actor }) => {
    const { id, fileId } = c.req.valid("param");
    await visibleSubmission(services.db, actor, id);
    const file = await readFile(services, services.storage, actor, { submissionId: id, fileId });
    return c.body(new Uint8Array(file.bytes), 200, {
      "content-type": file.mimeType,
      "content-disposition": `attachment; filename="${file.filename}"`,
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });

  adminRoute(api, services, setState, async ({ c, actor }) => {
    await handleSubmission(forms, actor, c.req.valid("param").id, c.req.valid("json").state);
    return c.json({ ok: true as const }, 200);
  });

  adminRoute(api, services, remove, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await services.db.transaction(async (tx) => {
      await visibleSubmission(tx, actor, id);
      await deleteSubmission(tx, actor, id);
    });
    return c.json({ ok: true as const }, 200);
  });
  return api;
}
