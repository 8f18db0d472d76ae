import type { ComponentType } from "react";

/**
 * `export const handle: PageHandle` of a route declares to the cache, before rendering, what its pages depend
 * on.
 */
export interface PageHandle {
  /** Admin pages, with another frame and another style policy. Declared once, by their layout. */
  area?: "admin";
  /** Additional content for the head of the area's documents. */
  Head?: ComponentType;
  page?: {
    /**
     * The search parameters that the route reads. They identify different pages; every other parameter is
     * dropped before rendering. A route that declares none is not cached for requests with parameters.
     */
    searchParams?: readonly string[];
    /** Parameters that the route reads on every page within it, without declaring any for them. */
    everywhere?: readonly string[];
    /**
     * The pages depend on the visitor (cookies, authorization): never cached, and rendered with the full
     * request.
     */
    personal?: boolean;
    /**
     * External services may count the page, because it says nothing about anyone's health or money: every page of
     * the route, or those whose loader data say so. No other page is counted.
     */
    counted?: true | ((loaderData: unknown) => boolean);
  };
}
