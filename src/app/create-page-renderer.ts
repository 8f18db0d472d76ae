import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { BoundedMap } from "~/platform/cache/bounded-map";
import { requestContext } from "~/server/context";
import type { PageDeclaration, PageRenderer } from "~/server/page-renderer";
import { runAction } from "~/server/run-action";
import type { PageHandle } from "~/site/page-handle";
import { withAppErrors } from "./with-app-errors";

type Routes = ServerBuild["routes"];
type Branch = NonNullable<Routes[string]>;

/** Adapts React Router to the server's interface: the route of an address, and its rendering. */
export function createPageRenderer(build: ServerBuild): PageRenderer {
  const handle = createRequestHandler(
    { ...build, routes: withAppErrors(build.routes) },
    process.env.NODE_ENV,
  );
  const tree = routeTree(build.routes);
  return {
    render(request, context) {
      const provider = new RouterContextProvider();
      provider.set(requestContext, context);
      return handle(request, provider);
    },
    act: (request, context) => runAction(tree, build.routes, request, context),
    declarations: memoized((path) => {
      const branch = (matchRoutes(tree, path) ?? [])
        .map((match) => build.routes[match.route.id ?? ""])
        .filter(isRoute);
      const pages = branch.map((route) => (route.module.handle as PageHandle | undefined)?.page);
      const declared = pages.flatMap((page) => [...(page?.searchParams ?? []), ...(page?.everywhere ?? [])]);
      return {
        searchParams: pages.some((page) => page?.searchParams) ? new Set(declared) : undefined,
        personal: pages.some((page) => page?.personal),
        acceptsPost: branch.at(-1)?.module.action !== undefined,
      };
    }),
  };
}

/** The number of paths whose declarations are in memory. */
const MEMOIZED_PATHS = 5_000;

/** Matching a path costs more than answering from the cache. */
function memoized(declarations: PageRenderer["declarations"]): PageRenderer["declarations"] {
  const byPath = new BoundedMap<string, PageDeclaration>(MEMOIZED_PATHS);
  return (path) => byPath.getOrAdd(path, declarations);
}

function routeTree(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter(isRoute)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) => {
      const node = { id, path, caseSensitive };
      return index ? { ...node, index: true } : { ...node, children: routeTree(routes, id) };
    });
}

function isRoute(route: Branch | undefined): route is Branch {
  return route !== undefined;
}
