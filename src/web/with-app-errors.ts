import { data, type HeadersFunction, redirect, type ServerBuild } from "react-router";
import { findRedirect } from "~/content/types/redirect/find-redirect";
import { AppError } from "~/platform/errors/app-error";
import { type RequestContext, requestContext } from "./context";
import { errorPageContents } from "./error-page-contents";
import { asUnavailable } from "./unavailable";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Handler = NonNullable<Route["module"]["loader"]>;

/**
 * The same routes, whose loaders and actions may throw an AppError, or find the database gone: the router then shows its error page with the
 * error's own status, code and sentence. To the router itself such an error would be a defect, and a 500.
 */
export function withAppErrors(routes: ServerBuild["routes"]): ServerBuild["routes"] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action, ...rest } = route.module;
      const module = {
        ...rest,
        ...(loader && { loader: translate(followRedirects(loader)) }),
        ...(action && { action: translate(action), headers: rest.headers ?? headersOfAction }),
      };
      return [id, { ...route, module }];
    }),
  );
}

/** What an action says beside its answer (when to come back) goes out with the page, too. */
const headersOfAction: HeadersFunction = ({ actionHeaders, errorHeaders, parentHeaders }) => {
  const headers = new Headers(parentHeaders);
  for (const [name, value] of errorHeaders ?? actionHeaders) headers.set(name, value);
  return headers;
};

/** Where a loader finds nothing at an address, staff may have said where it leads now: one query, on such addresses only. */
function followRedirects(loader: Handler): Handler {
  return async (args) => {
    try {
      return await loader(args);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "NOT_FOUND") throw error;
      const { db, page } = args.context.get(requestContext);
      page.reads("redirect");
      const moved = await findRedirect(db, args.url.pathname);
      throw moved ? redirect(moved.target, moved.kind) : error;
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
      context.log.error({ err: error }, "a page could not be made or a form taken");
      throw await asRouteError(away, context);
    }
  };
}

/** The shape in which the error page finds an error: `isRouteErrorResponse(error)`, then `error.status` and `error.data`. */
async function asRouteError({ code, message, status, more }: AppError, context: RequestContext) {
  const contents = await errorPageContents(context, status);
  const headers = more.headers ?? {};
  return data({ ...more.details, code, message, ...contents }, { status, statusText: code, headers });
}
