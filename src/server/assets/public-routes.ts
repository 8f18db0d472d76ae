import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * React Router's name for the list of all routes. The public list has another name with the same hash, so it
 * can be cached as long.
 */
const ALL = /^manifest-(?=[\w-]+\.js$)/;
const ASSIGNED = /^window\.__reactRouterManifest=(.*);\s*$/s;

interface RouteList {
  url: string;
  routes: Record<string, Route>;
}

interface Route {
  id: string;
  parentId?: string;
  path?: string;
}

/** The address of the route list for public pages. In development there is only one list. */
export function publicRoutesAddress(address: string): string {
  const at = address.lastIndexOf("/") + 1;
  return address.slice(0, at) + address.slice(at).replace(ALL, "routes-");
}

/**
 * Writes, beside the list of all routes, the one for public pages. It leaves out the staff's screens, which
 * are more than half of all routes and which public pages open as separate documents. Run once by the build.
 * @throws Error if there is no list of all routes, or its format has changed
 */
export async function writePublicRoutes(clientDirectory: string): Promise<void> {
  const assets = join(clientDirectory, "assets");
  const name = (await readdir(assets)).find((file) => ALL.test(file));
  const [, json] = (name && ASSIGNED.exec(await readFile(join(assets, name), "utf8"))) || [];
  if (!name || !json) throw new Error("The list of all routes is missing, or its format has changed.");
  const all = JSON.parse(json) as RouteList;
  // The list contains its own address, which React Router requests when it renders the document again.
  const own = { ...all, url: publicRoutesAddress(all.url), routes: withoutAdmin(all.routes) };
  const written = `window.__reactRouterManifest=${JSON.stringify(own)};`;
  await writeFile(join(assets, publicRoutesAddress(name)), written);
}

function withoutAdmin(routes: Record<string, Route>): Record<string, Route> {
  const isAdmin = (route: Route | undefined): boolean =>
    route !== undefined && (route.path === "admin" || isAdmin(routes[route.parentId ?? ""]));
  return Object.fromEntries(Object.entries(routes).filter(([, route]) => !isAdmin(route)));
}
