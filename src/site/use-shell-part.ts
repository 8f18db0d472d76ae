import { useRouteLoaderData } from "react-router";
import type { ShellParts } from "~/server/shell-part";
import type { RootData } from "./root-data";

/**
 * A feature's data for every page, from the root loader; undefined on error pages without data, and if the
 * feature is not part of the site.
 */
export function useShellPart<Name extends keyof ShellParts>(name: Name): ShellParts[Name] | undefined {
  return useRouteLoaderData<RootData>("root")?.parts[name];
}
