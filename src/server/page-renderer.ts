import type { RequestContext } from "./context";

/** The declarations of the routes at one address. */
export interface PageDeclaration {
  /** Undefined if no route declares which parameters it reads. */
  searchParams?: ReadonlySet<string>;
  personal: boolean;
  acceptsPost: boolean;
}

export interface PageRenderer {
  render(request: Request, context: RequestContext): Promise<Response>;
  /** Runs only the action at the address, for a caller that wants JSON. */
  act(request: Request, context: RequestContext): Promise<Response>;
  /** @param path without query; for a data request, the page's own path */
  declarations(path: string): PageDeclaration;
}
