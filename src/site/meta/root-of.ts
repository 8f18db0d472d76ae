import type { RootData } from "../root-data";

type Match = { id: string; loaderData?: unknown } | undefined;

/** The matches that React Router gives to a route's `meta`. */
export type RouteMatches = readonly Match[];

/** The root loader's data among the matches in a route's `meta`; undefined if the root itself failed. */
export function rootOf(matches: RouteMatches): RootData | undefined {
  return matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
}
