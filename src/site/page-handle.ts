/** `export const handle: PageHandle` of a route tells the cache, before anything is rendered, what its pages depend on. */
export interface PageHandle {
  /** The staff's pages: another frame, another policy for styles. Declared once, by the layout around them. */
  area?: "admin";
  page?: {
    /**
     * The search parameters that the route reads. They make different pages; every other parameter is dropped before
     * rendering. A route that declares none is rendered anew for every request that has parameters.
     */
    searchParams?: readonly string[];
    /** Parameters that the route reads on every page within it, without declaring any for them. */
    everywhere?: readonly string[];
    /** The pages depend on who asks (cookies, authorization): never cached, the request is handed over whole. */
    personal?: boolean;
    /** Nobody else is told that the page was seen: people fill in a form about themselves, or the address says what they asked. */
    untracked?: boolean;
  };
}
