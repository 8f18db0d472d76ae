import type { ServerBuild } from "react-router";
import { matchRoutes, type RouteObject, RouterContextProvider } from "react-router";
import { AppError } from "~/platform/errors/app-error";
import { type RequestContext, requestContext } from "./context";

/**
 * Runs the action at an address for a caller that wants JSON: the same action, without a page around its
 * response. Only a page gets the input back (`values`).
 */
export async function runAction(
  tree: RouteObject[],
  routes: ServerBuild["routes"],
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const url = new URL(request.url);
  const match = matchRoutes(tree, url.pathname)?.at(-1);
  const action = routes[match?.route.id ?? ""]?.module.action;
  if (!match || !action) throw new AppError("NOT_FOUND", "There is nothing at this address.");
  const provider = new RouterContextProvider();
  provider.set(requestContext, context);
  const answer: unknown = await action({
    request,
    url,
    params: match.params,
    context: provider,
    pattern: match.route.path ?? "",
  });
  if (answer instanceof Response) return answer;
  if (!isWithStatus(answer)) return Response.json(answer ?? null);
  const { values: _, ...body } = answer.data;
  return Response.json(body, answer.init ?? {});
}

/** The result of React Router's `data(value, { status })`. */
function isWithStatus(
  answer: unknown,
): answer is { data: Record<string, unknown>; init: ResponseInit | null } {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "type" in answer &&
    answer.type === "DataWithResponseInit"
  );
}
