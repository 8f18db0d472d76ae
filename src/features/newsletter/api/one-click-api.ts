import { z } from "@hono/zod-openapi";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { failures } from "~/server/api/failures";
import { formBody } from "~/server/api/form-body";
import { newApi } from "~/server/api/new-api";
import { requestContextFor } from "~/server/request-context";
import type { Services } from "~/server/services";
import { readForm, unreadableForm } from "~/server/submissions/read-form";
import { unsubscribe } from "../unsubscribe";

const PATH = "/api/newsletter/unsubscribe";

/** Tokens cannot be guessed, but attempts must still be limited. Requests with a valid token do not count. */
const INVALID_LINK_LIMIT = { name: "newsletter-link", times: 120, seconds: 600 };

const params = z.object({ token: z.string() });

/**
 * The one-click address in the header of every newsletter. Mail programs post to it (RFC 8058) without cookies and do
 * not follow redirects. Browsers are redirected to the page with the button. A GET request changes nothing.
 */
export function oneClickApi(services: Services) {
  const api = newApi();
  api.openAPIRegistry.registerPath({
    method: "post",
    path: `${PATH}/{token}`,
    summary: "Ends a subscription with one click in a mail program (RFC 8058)",
    request: {
      params,
      // RFC 8058 allows mail programs to send either content type.
      body: formBody(z.object({ "List-Unsubscribe": z.literal("One-Click") })),
    },
    responses: { 200: { description: "They are off the list." }, ...failures(400, 404, 415, 429) },
  });
  api.post(`${PATH}/:token`, async (c) => {
    const { "List-Unsubscribe": listUnsubscribe } = await readForm(c.req.raw);
    if (listUnsubscribe !== "One-Click") throw unreadableForm();
    try {
      await unsubscribe(domainServices(services, services.env), c.req.param("token"), "one-click");
    } catch (error) {
      if (error instanceof AppError) await requestContextFor(c, services).countUse(INVALID_LINK_LIMIT);
      throw error;
    }
    return c.text("You are off the list.", 200, { "cache-control": "no-store" });
  });

  api.openAPIRegistry.registerPath({
    method: "get",
    path: `${PATH}/{token}`,
    summary: "Redirects to the page with the unsubscribe button",
    request: { params },
    responses: { 303: { description: "The page." } },
  });
  api.get(`${PATH}/:token`, (c) => {
    c.header("cache-control", "no-store");
    c.header("referrer-policy", "no-referrer");
    return c.redirect(`/newsletter/${encodeURIComponent(c.req.param("token"))}`, 303);
  });
  return api;
}
