import { z } from "@hono/zod-openapi";
import { domainServices } from "~/platform/domain-services";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done, idParam } from "~/server/admin-api/common-schemas";
import { jsonBody } from "~/server/admin-api/content/schemas";
import { failures, json } from "~/server/api/failures";
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

const path = "/api/admin/submissions";
const base = {
  access: { anyOf: ["permissionFormManager", "permissionPatientFormManager"] },
  tag: "Forms",
} as const;
const item = {
  id: z.uuid(),
  formId: z.uuid(),
  formName: z.string(),
  state: z.enum(submissionStates),
  name: z.string(),
  email: z.string(),
  unreadable: z.boolean(),
  createdAt: z.string(),
  deleteAfter: z.string(),
};
const answer = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.string(),
  sensitive: z.boolean(),
  text: z.string(),
  values: z.array(z.string()),
});
const list = z.object({
  items: z.array(z.object(item)),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  unreadable: z.int().describe("How many a search could not look into."),
  forms: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
/** In a body: what is searched for is somebody's name, which no address is to hold. */
const asked = z.strictObject({
  q: z.string().trim().max(200).default("").describe("A part of a name or an e-mail."),
  formId: z.uuid().optional(),
  state: z.enum(submissionStates).optional(),
  page: inBody.page,
  pageSize: inBody.pageSize(100),
});

/** What was sent by the forms that staff built. Patients' forms are for those alone who look after these. */
export function submissionsApi(services: Services) {
  const api = newApi();
  const forms = domainServices(services, services.env);
  const one = `${path}/{id}`;

  adminRoute(
    api,
    services,
    {
      ...base,
      method: "post",
      path: `${path}/search`,
      people: "list",
      summary: "What was sent by forms: who and when",
      request: jsonBody(asked),
      responses: { 200: json("The submissions.", list), ...failures(422) },
    },
    async ({ c, actor }) => c.json(await submissions(forms, actor, c.req.valid("json")), 200),
  );

  adminRoute(
    api,
    services,
    {
      ...base,
      method: "get",
      path: `${path}.csv`,
      people: "export",
      summary: "What was sent by one form, as a spreadsheet",
      request: {
        query: z.object({
          formId: z.uuid(),
          sensitive: z
            .enum(["true", "false"])
            .default("false")
            .describe("With the sensitive answers; that is noted."),
        }),
      },
      responses: {
        200: { description: "CSV, UTF-8.", content: { "text/csv": { schema: z.string() } } },
        ...failures(422),
      },
    },
    async ({ c, actor }) => {
      const { formId, sensitive } = c.req.valid("query");
      const csv = await submissionsCsv(forms, actor, formId, { withSensitive: sensitive === "true" });
      return c.body(csv, 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="submissions.csv"',
      });
    },
  );

  adminRoute(
    api,
    services,
    {
      ...base,
      method: "get",
      path: one,
      summary: "Everything that was answered; that it was read is noted",
      request: { params: idParam },
      responses: {
        200: json("The submission.", z.object({ ...item, phone: z.string(), answers: z.array(answer) })),
        ...failures(404),
      },
    },
    async ({ c, actor }) => c.json(await readSubmission(forms, actor, c.req.valid("param").id), 200),
  );

  adminRoute(
    api,
    services,
    {
      ...base,
      method: "get",
      path: `${one}/files/{fileId}`,
      summary: "A file that came with it",
      request: { params: idParam.extend({ fileId: z.uuid() }) },
      responses: {
        200: { description: "The file.", content: { "application/octet-stream": { schema: z.string() } } },
        ...failures(404),
      },
    },
    async ({ c, actor }) => {
      const { id, fileId } = c.req.valid("param");
      await visibleSubmission(services.db, actor, id);
      const file = await readFile(services, services.storage, actor, { submissionId: id, fileId });
      return c.body(new Uint8Array(file.bytes), 200, {
        "content-type": file.mimeType,
        "content-disposition": `attachment; filename="${file.filename}"`,
        "content-security-policy": "default-src 'none'; sandbox",
      });
    },
  );

  adminRoute(
    api,
    services,
    {
      ...base,
      method: "put",
      path: `${one}/state`,
      summary: "Marks it as dealt with, or as new again",
      request: { params: idParam, ...jsonBody(z.strictObject({ state: z.enum(["received", "handled"]) })) },
      responses: { 200: json("Marked.", done), ...failures(404, 422) },
    },
    async ({ c, actor }) => {
      await handleSubmission(forms, actor, c.req.valid("param").id, c.req.valid("json").state);
      return c.json({ ok: true as const }, 200);
    },
  );

  adminRoute(
    api,
    services,
    {
      ...base,
      method: "delete",
      path: one,
      summary: "Deletes it with its files, for good",
      request: { params: idParam },
      responses: { 200: json("Deleted.", done), ...failures(404) },
    },
    async ({ c, actor }) => {
      const { id } = c.req.valid("param");
      await services.db.transaction(async (tx) => {
        await visibleSubmission(tx, actor, id);
        await deleteSubmission(tx, actor, id);
      });
      return c.json({ ok: true as const }, 200);
    },
  );
  return api;
}
