/**
 * The types of the endpoints, by method and path. Each file of the API adds those that the site's own scripts call, so
 * that their client (`createRequests`) has their types without importing server code:
 *
 *     declare module "~/server/api/endpoints" {
 *       interface Endpoints extends EndpointsOf<typeof list | typeof change> {}
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Endpoints {}

export type Method = "get" | "post" | "put" | "patch" | "delete";

/** The additions of a file's routes to `Endpoints`, by method and path. */
export type EndpointsOf<Routes extends { method: Method; path: string; responses: object }> = {
  [One in Routes as `${One["method"]} ${One["path"]}`]: One;
};
