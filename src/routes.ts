import { readdirSync } from "node:fs";
import { join } from "node:path";
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { type FeatureRoutes, features } from "./features";

/** Short ids, because the browser gets the list of all public routes. */
const id = (path: string) => path || "home";

/**
 * `react-router typegen` writes the types of all pages, because the compiler also checks the folders of features that
 * are not on the list.
 */
const names = process.argv.includes("typegen")
  ? readdirSync(join(import.meta.dirname, "features"))
  : features;

const parts = await Promise.all(
  names.map(async (name) => {
    const { routes }: { routes: FeatureRoutes } = await import(`./features/${name}/routes.ts`);
    return { name, routes };
  }),
);

function pagesOf(kind: keyof FeatureRoutes, parent = "") {
  return parts.flatMap(({ name, routes }) =>
    Object.entries(routes[kind] ?? {}).map(([path, file]) => {
      const options = { id: id(parent + path) };
      const module = `features/${name}/${file}`;
      return path === "" ? index(module, options) : route(path, module, options);
    }),
  );
}

/** Every page of the site, with the file that renders it. */
export default [
  ...pagesOf("site"),
  route("essentials", "app/essentials/route.tsx"),
  route("admin", "app/admin/layout.tsx", { id: "admin" }, [
    ...pagesOf("signIn", "admin/"),
    layout("app/admin/guarded.tsx", { id: "admin/guarded" }, [
      ...pagesOf("admin", "admin/"),
      route(":type", "admin/content/list.tsx"),
      route(":type/import/:id?", "admin/content/import/route.tsx"),
      route(":type/:id", "admin/content/edit.tsx"),
      route(":type/:id/history", "admin/content/history.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
