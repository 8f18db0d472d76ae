import { z } from "@hono/zod-openapi";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { failures } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import { requestContextFor } from "~/server/request-context";
import type { Services } from "~/server/services";
import { issueCertificates } from "../registrations/certificate/issue-certificates";
import { registrationByToken } from "../registrations/registration-by-token";
import { LINK_LIMIT } from "../site/own-registration/link-limit";

/** The certificates of attendance of a registration, for the holder of its private link. */
export function certificateApi(services: Services) {
  const registrations = domainServices(services, services.env);
  const api = newApi();
  api.openAPIRegistry.registerPath({
    method: "get",
    path: "/registration/{token}/certificate",
    summary: "The certificates of attendance of a registration, once the class is over",
    request: { params: z.object({ token: z.string() }) },
    responses: {
      200: { description: "PDF.", content: { "application/pdf": { schema: z.string() } } },
      ...failures(404, 429),
    },
  });
  api.get("/registration/:token/certificate", async (c) => {
    await requestContextFor(c, services).countUse(LINK_LIMIT);
    const { certificates } = await registrationByToken(registrations, c.req.param("token"));
    if (certificates.length === 0)
      throw new AppError("NOT_FOUND", "There is no certificate for this registration.");
    const pdf = await issueCertificates(services.db, registrations, certificates);
    return c.body(new Uint8Array(pdf), 200, {
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="certificate.pdf"',
      "cache-control": "private, no-store",
      // Browsers show a PDF in a built-in viewer, which the CSP directive `sandbox` would block.
      "content-security-policy": "default-src 'none'; object-src 'self'",
      "referrer-policy": "no-referrer",
    });
  });
  return api;
}
