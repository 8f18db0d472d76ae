import { AppError } from "~/platform/errors/app-error";
import { requireDeclaredAdminRoutes } from "~/server/admin-api/admin-route";
import { captchaApi } from "~/server/api/captcha-api";
import { newApi } from "~/server/api/new-api";
import { openApiDocument } from "~/server/api/open-api-document";
import { refuseOtherMethods } from "~/server/api/refuse-other-methods";
import { requireDeclaredType } from "~/server/api/require-declared-type";
import type { Services } from "~/server/services";
import { adminApi } from "./admin-api";
import { serverFeatures } from "./server-features";
import { wellKnown } from "./well-known/well-known";

/** The API for programs. The schemas that validate an endpoint also document it. */
export function createApi(services: Services) {
  const api = newApi();

  api.use("*", requireDeclaredType(api));
  api.route("/", wellKnown(services));
  api.route("/", captchaApi(services));
  for (const feature of serverFeatures)
    for (const part of feature.api?.(services) ?? []) api.route("/", part);
  api.route("/", adminApi(services));

  requireDeclaredAdminRoutes(api);
  openApiDocument(api, services);
  refuseOtherMethods(api);
  api.all("/api", unknown);
  api.all("/api/*", unknown);
  return api;
}

function unknown(): never {
  throw new AppError("NOT_FOUND", "The API has nothing at this address.");
}
