import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { publicRoutesAddress, writePublicRoutes } from "./public-routes";

const client = await mkdtemp(join(tmpdir(), "openward-build-"));
const assets = join(client, "assets");
await mkdir(assets);
afterAll(() => rm(client, { recursive: true }));

test("public pages get the public routes, and none of the staff's", async () => {
  const routes = {
    root: { id: "root", path: "" },
    home: { id: "home", parentId: "root", index: true },
    "admin/layout": { id: "admin/layout", parentId: "root", path: "admin" },
    "admin/guarded": { id: "admin/guarded", parentId: "admin/layout" },
    "admin/users": { id: "admin/users", parentId: "admin/guarded", path: "users" },
  };
  const all = JSON.stringify({
    entry: { module: "/assets/entry.js" },
    routes,
    url: "/assets/manifest-1a2b.js",
  });
  await expect(writePublicRoutes(client)).rejects.toThrow("list of all routes");
  await writeFile(join(assets, "manifest-1a2b.js"), `window.__reactRouterManifest=${all};`);
  await writePublicRoutes(client);
  expect(await readdir(assets)).toEqual(["manifest-1a2b.js", "routes-1a2b.js"]);
  const written = await readFile(join(assets, "routes-1a2b.js"), "utf8");
  expect(JSON.parse(written.replace(/^window\.__reactRouterManifest=|;$/g, ""))).toEqual({
    entry: { module: "/assets/entry.js" },
    url: "/assets/routes-1a2b.js",
    routes: { root: routes.root, home: routes.home },
  });
});

test("the address is that of the other list with another name; in development there is one list", () => {
  expect(publicRoutesAddress("/assets/manifest-1a2b.js")).toBe("/assets/routes-1a2b.js");
  expect(publicRoutesAddress("/@id/__x00__virtual:react-router/browser-manifest")).toBe(
    "/@id/__x00__virtual:react-router/browser-manifest",
  );
});
