import { HTTPException } from "hono/http-exception";
import { isUnstorableText } from "~/platform/database/is-unavailable";
import { AppError } from "~/platform/errors/app-error";
import { displayPhone } from "~/ui/phone/phone-number";
import type { WebContext } from "./hono-env";
import { isApiPath } from "./is-api-path";
import { lastResortPage } from "./last-resort-page";
import { TooManyRenders } from "./render-limit";
import { requestContextFor } from "./request-context";
import type { Services } from "./services";
import { prefersJson } from "./submissions/prefers-json";
import { asUnavailable } from "./unavailable";
import type { UnsentForm } from "./unsent-form/unsent-form";

/**
 * Turns a thrown error into a response: the contract's JSON for programs, the site's own page for people.
 * Unexpected errors are logged in full; their response contains only an id to find them by.
 */
export async function answerError(thrown: unknown, c: WebContext, services: Services): Promise<Response> {
  const error = asAppError(thrown);
  if (error.status >= 500 && !(error instanceof TooManyRenders))
    c.get("log").error({ err: thrown }, "request failed");
  const response = wantsJson(c) ? errorJson(error, c.get("requestId")) : await errorPage(error, c, services);
  for (const [name, value] of Object.entries(error.more.headers ?? {})) response.headers.set(name, value);
  response.headers.set("cache-control", "no-store");
  response.headers.append("vary", "accept");
  return response;
}

/** Addresses for programs always use JSON; others if the caller prefers it to a page. */
export function wantsJson(c: WebContext): boolean {
  return isApiPath(c.req.path) || prefersJson(c.req.header("accept"));
}

function shownPhone(services: Services): string | undefined {
  const number = services.mainPhone();
  return number && displayPhone(number);
}

function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const away = asUnavailable(thrown);
  if (away) return away;
  if (isUnstorableText(thrown))
    return new AppError("BAD_REQUEST", "This contains a character that cannot be stored.");
  if (thrown instanceof HTTPException) {
    if (thrown.status === 413) return new AppError("TOO_LARGE", "This request is too large.");
    if (thrown.status === 415)
      return new AppError("UNSUPPORTED_TYPE", "This type of content is not accepted here.");
    if (thrown.status < 500) return new AppError("BAD_REQUEST", "This request could not be read.");
  }
  return new AppError("INTERNAL", "Something went wrong on our side. Please try again in a few minutes.");
}

function errorJson(error: AppError, requestId: string): Response {
  const { code, message, more } = error;
  const body = {
    code,
    message,
    errors: more.errors || undefined,
    ...more.details,
    requestId: error.status >= 500 ? requestId : undefined,
  };
  return Response.json({ error: body }, { status: error.status });
}

/**
 * The site's own page for a refused request, or the page of last resort if that fails.
 * @param unsent the form that could not be accepted, which the page returns
 */
export async function errorPage(
  error: AppError,
  c: WebContext,
  services: Services,
  unsent?: UnsentForm,
): Promise<Response> {
  if (error instanceof TooManyRenders) return lastResort(error, c, services, error.message);
  try {
    // No route has this address. The router's page for unknown addresses shows the failure in the context.
    const request = new Request(`${c.get("origin")}/refused`);
    const context = { ...requestContextFor(c, services), failure: error, unsent };
    const page = await services.pages.render(request, context);
    if (page.status === error.status) return page;
    c.get("log").error({ status: page.status }, "the error page did not render");
  } catch (failure) {
    c.get("log").error({ err: failure }, "the error page did not render");
  }
  return lastResort(error, c, services);
}

function lastResort({ status }: AppError, c: WebContext, services: Services, reason?: string): Response {
  return lastResortPage(status, { requestId: c.get("requestId"), phone: shownPhone(services), reason });
}
