import { Hono } from "hono";
import { countViews } from "~/features/analytics/server/count-views";
import { downloads } from "~/features/media/server/downloads";
import { type StoredFiles, storedFiles } from "~/features/media/server/stored-files";
import { siteLocked } from "~/features/settings/site-lock/middleware";
import { AppError } from "~/platform/errors/app-error";
import { answerError } from "~/server/answer-error";
import { type DirectAnswers, directAnswers } from "~/server/direct/direct-answers";
import type { HonoEnv } from "~/server/hono-env";
import { PREVIEW_LINKS } from "~/server/isomorphic/preview-links";
import { guardMethod } from "~/server/middleware/guard-method";
import { identifyRequest } from "~/server/middleware/identify-request";
import { limitBody } from "~/server/middleware/limit-body";
import { refuseMalformed } from "~/server/middleware/refuse-malformed";
import { refusePrefetch } from "~/server/middleware/refuse-prefetch";
import { requestLog } from "~/server/middleware/request-log";
import { requireSameOrigin } from "~/server/middleware/same-origin";
import { secureHeaders } from "~/server/middleware/secure-headers";
import { staticAssets } from "~/server/middleware/static-assets";
import { limitRenders } from "~/server/render-limit";
import type { Services } from "~/server/services";
import { createApi } from "./api";
import { draftPages, previewLinks } from "./draft-previews";
import { findContent } from "./find-content";
import { hiddenAddresses } from "./hidden-addresses";
import { pagePdfs } from "./page-pdfs";
import { pages } from "./pages";
import { serverFeatures } from "./server-features";

export interface WebServer {
  /** Sends content from memory, before the application. */
  direct: DirectAnswers;
  app: Hono<HonoEnv>;
}

export function createServer(base: Services): WebServer {
  const services: Services = { ...base, pages: limitRenders(base.pages) };
  const files = storedFiles(services);
  return {
    direct: directAnswers(services, findContent(services, files)),
    app: createApp(services, files),
  };
}

/** A request passes through these from top to bottom; the first that answers ends it. */
function createApp(services: Services, files: StoredFiles): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>({ getPath: pathOf });

  app.use(identifyRequest(services));
  app.use(requestLog(services));
  app.use(secureHeaders(services.env));
  app.use(guardMethod());
  app.use(refuseMalformed());
  app.use(requireSameOrigin());
  app.use(limitBody(serverFeatures.flatMap(({ bodyLimits = [] }) => bodyLimits)));
  app.use(siteLocked(services));
  app.use(staticAssets(services.assets));
  app.use(files.middleware);
  app.use(downloads(services));
  app.use(refusePrefetch(services));
  app.use(draftPages(services));
  app.use(hiddenAddresses(services));
  app.use(pagePdfs(services));
  app.route("/", createApi(services));
  app.get(`${PREVIEW_LINKS}:token`, previewLinks(services));
  app.all("*", countViews(services), pages(services));

  app.notFound((c) =>
    answerError(new AppError("NOT_FOUND", "There is nothing at this address."), c, services),
  );
  app.onError((error, c) => answerError(error, c, services));
  return app;
}

/**
 * The path as it was sent. Routes are plain ASCII. Middleware, not the router, refuses a path that cannot be
 * decoded.
 */
function pathOf(request: Request): string {
  const start = request.url.indexOf("/", request.url.indexOf("://") + 3);
  const query = request.url.indexOf("?", start);
  return request.url.slice(start, query === -1 ? undefined : query);
}
