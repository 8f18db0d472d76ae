import { Hono } from "hono";
import { AppError } from "~/platform/errors/app-error";
import { answerError } from "./answer-error";
import { createApi } from "./api/api";
import type { HonoEnv } from "./hono-env";
import { countViews } from "./middleware/count-views";
import { downloads } from "./middleware/downloads";
import { guardMethod } from "./middleware/guard-method";
import { hiddenAddresses } from "./middleware/hidden-addresses";
import { identifyRequest } from "./middleware/identify-request";
import { limitBody } from "./middleware/limit-body";
import { pages } from "./middleware/pages";
import { refuseMalformed } from "./middleware/refuse-malformed";
import { requestLog } from "./middleware/request-log";
import { requireSameOrigin } from "./middleware/same-origin";
import { secureHeaders } from "./middleware/secure-headers";
import { siteLocked } from "./middleware/site-lock";
import { staticAssets } from "./middleware/static-assets";
import { storedFiles } from "./middleware/stored-files";
import type { Services } from "./services";

/** The web server. A request passes these from top to bottom; the first that answers ends it. */
export function createApp(services: Services): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>({ getPath: pathOf });

  app.use(identifyRequest(services));
  app.use(requestLog(services));
  app.use(secureHeaders(services.env));
  app.use(guardMethod());
  app.use(refuseMalformed());
  app.use(requireSameOrigin());
  app.use(limitBody());
  app.use(siteLocked(services));
  app.use(staticAssets(services.assets));
  app.use(storedFiles(services));
  app.use(downloads(services));
  app.use(hiddenAddresses(services));
  app.route("/", createApi(services));
  app.all("*", countViews(services), pages(services));

  app.notFound((c) =>
    answerError(new AppError("NOT_FOUND", "There is nothing at this address."), c, services),
  );
  app.onError((error, c) => answerError(error, c, services));
  return app;
}

/** The path as it was sent: routes are plain ASCII, and what does not decode is refused by the chain, not by the router. */
function pathOf(request: Request): string {
  const start = request.url.indexOf("/", request.url.indexOf("://") + 3);
  const query = request.url.indexOf("?", start);
  return request.url.slice(start, query === -1 ? undefined : query);
}
