import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { whenIdle } from "~/site/browser/when-idle";
import { typesQuery } from "../content/use-types";
import { loadParts } from "../screen/lazy-part";

/** React Router's data about its routes in the browser. */
interface RouteManifest {
  routes: Record<string, { module: string; imports?: string[] } | undefined>;
}

/** The screens that staff use most: the list and the editor of every kind of record. */
const SCREENS = ["admin/content/list", "admin/content/edit"];

/**
 * Fetches the files of the usual screens, and the data of most screens, once the browser is idle, so that a click does
 * not wait for them. Not for people who save data.
 */
export function usePreload(): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (savesData()) return;
    whenIdle(() => {
      preloadScreens();
      void queries.prefetchQuery(typesQuery);
      loadParts();
    });
  }, [queries]);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

let isPreloaded = false;

function preloadScreens(): void {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: RouteManifest };
  if (isPreloaded || !manifest) return;
  isPreloaded = true;
  const routes = SCREENS.flatMap((id) => manifest.routes[id] ?? []);
  for (const href of new Set(routes.flatMap((route) => [route.module, ...(route.imports ?? [])]))) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href, fetchPriority: "low" });
    document.head.append(link);
  }
}
