import type { RootData } from "../root-data";

type Match = { id: string; loaderData?: unknown } | undefined;

/** The root loader's data among the matches in a route's `meta`; undefined if the root itself failed. */
export function rootOf(matches: readonly Match[]): RootData | undefined {
  return matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
}
