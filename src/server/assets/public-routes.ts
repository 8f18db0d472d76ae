import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What React Router calls the list of all routes; the public's is called otherwise, and as lasting: the hash is the same. */
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

/** The address of the list of routes that public pages are sent. While developing there is but one list. */
export function publicRoutesAddress(address: string): string {
  const at = address.lastIndexOf("/") + 1;
  return address.slice(0, at) + address.slice(at).replace(ALL, "routes-");
}

/**
 * Writes, beside the list of all routes, the one that public pages are sent: without the staff's screens, to which public pages lead by
 * a document of its own. They are more than half of all routes. Run once by the build.
 *
 * @throws Error where there is no list of all routes, or it does not read as it used to
 */
export async function writePublicRoutes(clientDirectory: string): Promise<void> {
  const assets = join(clientDirectory, "assets");
  const name = (await readdir(assets)).find((file) => ALL.test(file));
  const [, json] = (name && ASSIGNED.exec(await readFile(join(assets, name), "utf8"))) || [];
  if (!name || !json) throw new Error("The list of all routes is not where it was, or not what it was.");
  const all = JSON.parse(json) as RouteList;
  // Its own address is in it: React Router asks for that once more where it renders the document anew.
  const own = { ...all, url: publicRoutesAddress(all.url), routes: withoutAdmin(all.routes) };
  const written = `window.__reactRouterManifest=${JSON.stringify(own)};`;
  await writeFile(join(assets, publicRoutesAddress(name)), written);
}

function withoutAdmin(routes: Record<string, Route>): Record<string, Route> {
  const isAdmin = (route: Route | undefined): boolean =>
    route !== undefined && (route.path === "admin" || isAdmin(routes[route.parentId ?? ""]));
  return Object.fromEntries(Object.entries(routes).filter(([, route]) => !isAdmin(route)));
}
