import { AppError } from "~/platform/errors/app-error";
import { feedApi } from "../feeds/feed-api";
import type { Services } from "../services";
import { wellKnown } from "../well-known/well-known";
import { adminApi } from "./admin/admin-api";
import { requireDeclaredAdminRoutes } from "./admin/admin-route";
import { captchaApi } from "./captcha/captcha-api";
import { calendarApi } from "./classes/calendar-api";
import { classApi } from "./classes/class-api";
import { registerApi } from "./classes/register-api";
import { errorReportApi } from "./error-report/error-report-api";
import { locationApi } from "./finding-care/location-api";
import { providerApi } from "./finding-care/provider-api";
import { specialtyApi } from "./finding-care/specialty-api";
import { staffMemberApi } from "./finding-care/staff-member-api";
import { formApi } from "./forms/form-api";
import { donateApi } from "./giving/donate-api";
import { healthApi } from "./health/health-api";
import { incidentApi } from "./incident/incident-api";
import { metricsApi } from "./metrics/metrics-api";
import { stopsApi } from "./mobile-unit/stops-api";
import { newApi } from "./new-api";
import { joinApi } from "./newsletter/join-api";
import { oneClickApi } from "./newsletter/one-click-api";
import { openApiDocument } from "./open-api-document";
import { refuseOtherMethods } from "./refuse-other-methods";
import { requireDeclaredType } from "./require-declared-type";
import { searchApi } from "./search/search-api";
import { webhookApi } from "./webhooks/webhook-api";

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
