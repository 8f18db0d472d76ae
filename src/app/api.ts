import { locationApi } from "~/features/care/api/location-api";
import { stopsApi } from "~/features/care/api/mobile-unit/stops-api";
import { providerApi } from "~/features/care/api/provider-api";
import { specialtyApi } from "~/features/care/api/specialty-api";
import { staffMemberApi } from "~/features/care/api/staff-member-api";
import { calendarApi } from "~/features/classes/api/calendar-api";
import { classApi } from "~/features/classes/api/class-api";
import { registerApi } from "~/features/classes/api/register-api";
import { formApi } from "~/features/forms/api/form-api";
import { donateApi } from "~/features/giving/api/donate-api";
import { incidentApi } from "~/features/incident/api/incident-api";
import { feedApi } from "~/features/news/feeds/feed-api";
import { joinApi } from "~/features/newsletter/api/join-api";
import { oneClickApi } from "~/features/newsletter/api/one-click-api";
import { errorReportApi } from "~/features/operations/api/error-report/error-report-api";
import { healthApi } from "~/features/operations/api/health/health-api";
import { metricsApi } from "~/features/operations/api/metrics/metrics-api";
import { webhookApi } from "~/features/payments/api/webhook-api";
import { searchApi } from "~/features/search/api/search-api";
import { AppError } from "~/platform/errors/app-error";
import { requireDeclaredAdminRoutes } from "~/server/admin-api/admin-route";
import { captchaApi } from "~/server/api/captcha/captcha-api";
import { newApi } from "~/server/api/new-api";
import { openApiDocument } from "~/server/api/open-api-document";
import { refuseOtherMethods } from "~/server/api/refuse-other-methods";
import { requireDeclaredType } from "~/server/api/require-declared-type";
import type { Services } from "~/server/services";
import { adminApi } from "./admin-api";
import { wellKnown } from "./well-known/well-known";

/** Everything that programs call, an area a line. An endpoint is documented by the schemas that check it. */
export function createApi(services: Services) {
  const api = newApi();

  api.use("*", requireDeclaredType(api));
  api.route("/", healthApi(services));
  api.route("/", metricsApi(services));
  api.route("/", wellKnown(services));
  api.route("/", incidentApi(services));
  api.route("/", feedApi(services));
  api.route("/", searchApi(services));
  api.route("/", errorReportApi(services));
  api.route("/", captchaApi(services));
  api.route("/", staffMemberApi(services));
  api.route("/", specialtyApi(services));
  api.route("/", locationApi(services));
  api.route("/", providerApi(services));
  api.route("/", webhookApi(services));
  api.route("/", classApi(services));
  api.route("/", calendarApi(services));
  api.route("/", stopsApi(services));
  api.route("/", registerApi(services));
  api.route("/", donateApi(services));
  api.route("/", joinApi(services));
  api.route("/", oneClickApi(services));
  // After every form with an address of its own.
  api.route("/", formApi(services));
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
