import { data, type HeadersFunction, redirect, type ServerBuild } from "react-router";
import { findRedirect } from "~/content/redirects/find-redirect";
import { belongsToFeature } from "~/content/visibility/addresses-of-features";
import { isUnavailable } from "~/platform/database/is-unavailable";
import { AppError } from "~/platform/errors/app-error";
import { type RequestContext, requestContext } from "~/server/context";
import { asUnavailable } from "~/server/unavailable";
import { errorPageContents } from "./error-page-contents";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Handler = NonNullable<Route["module"]["loader"]>;

/**
 * Lets loaders and actions throw an AppError, or fail because the database is away: the router then shows its
 * error page with the error's own status, code, and sentence. Without this, the router would treat such an
 * error as a defect with status 500.
 */
export function withAppErrors(routes: ServerBuild["routes"]): ServerBuild["routes"] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action, ...rest } = route.module;
      // The shell around every page is not an address of its own, and the error page needs it too.
      const found = loader && route.parentId !== undefined ? unlessHidden(loader) : loader;
      const module = {
        ...rest,
        loader: found && translate(followRedirects(found)),
        action: action && translate(action),
        headers: rest.headers ?? (action && headersOfAction),
      };
      return [id, { ...route, module }];
    }),
  );
}

/** An action's headers (such as when to try again) are sent with the page too. */
const headersOfAction: HeadersFunction = ({ actionHeaders, errorHeaders, parentHeaders }) => {
  const headers = new Headers(parentHeaders);
  for (const [name, value] of errorHeaders ?? actionHeaders) headers.set(name, value);
  return headers;
};

/**
 * Answers 404 at addresses whose feature is off, before reading anything. Redirects of staff still apply, and
 * the response depends on the features, even if only the data of this route was requested.
 */
function unlessHidden(loader: Handler): Handler {
  return async (args) => {
    const { pathname } = args.url;
    if (belongsToFeature(pathname)) {
      const { hides } = await args.context.get(requestContext).visibility();
      if (hides(pathname)) throw new AppError("NOT_FOUND", "There is no page at this address.");
    }
    return loader(args);
  };
}

/**
 * If a loader finds nothing at an address, staff may have redirected it: one query, on such addresses only.
 */
function followRedirects(loader: Handler): Handler {
  return async (args) => {
    try {
      return await loader(args);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "NOT_FOUND") throw error;
      const { db, page } = args.context.get(requestContext);
      const moved = await findRedirect(db, args.url.pathname);
      if (!moved) throw error;
      page.redirectOfStaff();
      throw redirect(moved.target, moved.kind);
    }
  };
}

function translate(handler: Handler): Handler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      const context = args.context.get(requestContext);
      if (error instanceof AppError) throw await asRouteError(error, context);
      const away = asUnavailable(error);
      if (!away) throw error;
      if (isUnavailable(error)) context.page.unavailable();
      context.log.error({ err: error }, "a page could not be made or a form taken");
      throw await asRouteError(away, context);
    }
  };
}

/**
 * Converts an error to the form that the error page reads: `isRouteErrorResponse(error)`, then `error.status`
 * and `error.data`.
 */
async function asRouteError({ code, message, status, more }: AppError, context: RequestContext) {
  const contents = await errorPageContents(context, status);
  const headers = more.headers ?? {};
  // The error's own text replaces the text for its status.
  return data({ ...contents, ...more.details, code, message }, { status, statusText: code, headers });
}
