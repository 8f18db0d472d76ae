import pLimit from "p-limit";
import { AppError } from "~/platform/errors/app-error";
import type { PageRenderer } from "./page-renderer";

/** About as many as there are connections to the database: more would wait for those. */
const MAX_CONCURRENT = 12;
/** As many pages as a slow core renders in two seconds. Visitors behind them would leave before their page is ready. */
const MAX_QUEUED = 120;
const RETRY_AFTER_SECONDS = 5;

/** Thrown if too many requests already wait for a rendering. Its error response is not rendered, either. */
export class TooManyRenders extends AppError {
  constructor() {
    super("UNAVAILABLE", "Too many people use our website right now. Please try again in a moment.", {
      headers: { "retry-after": String(RETRY_AFTER_SECONDS) },
    });
  }
}

/** The status that web servers log if the client left before the response. */
export const CLIENT_CLOSED_REQUEST = 499;

/**
 * Renders a limited number of pages at the same time, and lets a limited number wait. Requests for the same address
 * already share a rendering (`PageCache`). Forms are not limited, so that no input is refused.
 */
export function limitRenders(pages: PageRenderer): PageRenderer {
  const limit = pLimit(MAX_CONCURRENT);
  return {
    ...pages,
    async render(request, context) {
      if (request.method !== "GET" && request.method !== "HEAD") return pages.render(request, context);
      if (limit.pendingCount >= MAX_QUEUED) throw new TooManyRenders();
      return limit(() =>
        request.signal.aborted
          ? new Response(null, { status: CLIENT_CLOSED_REQUEST })
          : pages.render(request, context),
      );
    },
  };
}
