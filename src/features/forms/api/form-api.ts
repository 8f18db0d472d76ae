import { z } from "@hono/zod-openapi";
import { AppError } from "~/platform/errors/app-error";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { formBody } from "~/server/api/form-body";
import { newApi } from "~/server/api/new-api";
import { inAddress } from "~/server/api/numbers";
import { requestContextFor } from "~/server/request-context";
import type { Services } from "~/server/services";
import { acceptSubmission } from "~/server/submissions/accept-submission";
import { readSubmission } from "~/server/submissions/read-submission";
import type { AnswerOf } from "~/site/browser/request/client";
import { formType } from "../form/definition";
import { formBySlug } from "../form/form-by-slug";
import { pagesOfForm } from "../form/pages-of-form";
import { formPostLimit } from "../site/form-post-limit";
import { formSubmission, readPosted } from "../site/form-submission";
import { saveForm } from "../site/progress/save-form";

const sent = z.object({
  submission: z.object({ id: z.uuid() }),
  name: z.string().describe("The sender's first name, where the form asks for it."),
  privateLink: z
    .url()
    .optional()
    .describe("For a patient without an email address: the private link, returned only once."),
});

const saved = z.object({
  code: z.string().describe("Opens it again; shown once."),
  until: z.string().describe("In words."),
  mailedTo: z.string().optional(),
});

const body = z
  .record(z.string(), z.any())
  .describe(
    "By the names of the form's questions. Several answers and several files share a name; the parts of an address follow a dot: home.street, home.line2, home.city, home.state, home.zip. Also the bot check's proof.",
  );
const content = formBody(body);

const utm = z.string().optional();

const send = {
  method: "post",
  path: "/api/form/{slug}",
  summary: "Sends a form",
  description: "The fields depend on the form; all errors are returned at once.",
  request: {
    params: z.object({ slug: z.string() }),
    query: z.object({ utm_term: utm, utm_source: utm, utm_medium: utm, utm_campaign: utm }),
    headers: z.object({ "idempotency-key": z.string().optional() }),
    body: content,
  },
  responses: {
    200: json("Received.", sent),
    ...failures(400, 403, 404, 413, 415, 422, 429, 503),
  },
} as const;

const checkPage = {
  method: "post",
  path: "/api/form/{slug}/page/{page}",
  summary: "Validates one page of a form, and stores nothing",
  request: { params: z.object({ slug: z.string(), page: inAddress.upTo(1_000) }), body: content },
  responses: {
    200: json("It is.", z.object({ ok: z.literal(true) })),
    ...failures(400, 403, 404, 413, 415, 422, 429),
  },
} as const;

const saveProgress = {
  method: "post",
  path: "/api/form/{slug}/progress",
  summary: "Saves a form of several pages, to continue later",
  description:
    "Accepts the form's fields, complete or not, with resume-code if it was saved before; with go=mail-code the code is emailed to resume-email. Attached files are not saved.",
  request: { params: z.object({ slug: z.string() }), body: content },
  responses: { 200: json("Kept.", z.object({ saved })), ...failures(400, 403, 404, 413, 415, 422, 429) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof send | typeof checkPage | typeof saveProgress> {}
}

export function formApi(services: Services) {
  const api = newApi();

  async function formAt(slug: string) {
    const form = await formBySlug(services.db, slug);
    const isHidden = form && (await services.visibility.current()).hides(formType.addressPrefix + form.slug);
    if (!form || isHidden) throw new AppError("NOT_FOUND", "There is no form at this address.");
    return form;
  }

  api.openAPIRegistry.registerPath(send);
  api.post("/api/form/:slug", async (c) => {
    const form = await formAt(c.req.param("slug"));
    const context = requestContextFor(c, services);
    const answer = await acceptSubmission(c.req.raw, context, formSubmission(context, form));
    if (answer instanceof Response) return answer;
    throw new Error("An endpoint of the API was answered with a page.");
  });

  api.openAPIRegistry.registerPath(checkPage);
  api.post("/api/form/:slug/page/:page", async (c) => {
    const form = await formAt(c.req.param("slug"));
    const page = pagesOfForm(form.questions)[Number(c.req.param("page"))];
    if (!page) throw new AppError("NOT_FOUND", "The form has no such page.");
    const context = requestContextFor(c, services);
    // Turning a page needs no bot check, because it stores nothing. It counts as a use, because files are scanned.
    await context.countUse(formPostLimit);
    const only = new Set(page.questions.map(({ name }) => name));
    await readPosted(context, form, await readSubmission(c.req.raw), only);
    return c.json({ ok: true } satisfies AnswerOf<"post", "/api/form/{slug}/page/{page}">, 200, {
      "cache-control": "no-store",
    });
  });

  api.openAPIRegistry.registerPath(saveProgress);
  api.post("/api/form/:slug/progress", async (c) => {
    const form = await formAt(c.req.param("slug"));
    const context = requestContextFor(c, services);
    await context.countUse(formPostLimit);
    const savedForm = await saveForm(context, form, await readSubmission(c.req.raw));
    return c.json({ saved: savedForm } satisfies AnswerOf<"post", "/api/form/{slug}/progress">, 200, {
      "cache-control": "no-store",
    });
  });
  return api;
}
