import { createRoute, z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { AppError } from "~/platform/errors/app-error";
import { failures } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { HonoEnv } from "~/server/hono-env";
import { ERROR_REPORTS } from "~/server/isomorphic/error-reports";
import { requestContextFor } from "~/server/request-context";
import type { Services } from "~/server/services";
import { cleanReport } from "../error-reports/clean-report";
import { forwardReport } from "../error-reports/forward-report";
import { type ErrorReportInput, errorReportInput } from "../error-reports/input";
import { recordErrorReport } from "../error-reports/record-error-report";

const LIMIT = { name: "error-report", times: 20, seconds: 600 };

const report = createRoute({
  method: "post",
  path: ERROR_REPORTS,
  summary: "Receives an error from a visitor's browser",
  request: {
    body: {
      required: true,
      content: {
        "application/json": {
          schema: z.object({
            token: z.string().min(1).max(200).describe("Names the sender; it gives no access."),
            error_detail: z
              .string()
              .max(24_000)
              .describe("JSON: error, url, userAgent, screenWidth, screenHeight."),
          }),
        },
      },
    },
  },
  responses: { 204: { description: "Taken." }, ...failures(400, 403, 413, 415, 422, 429) },
});

export function errorReportApi(services: Services) {
  const { db, env, events, now } = services;
  const api = newApi();
  // Counted before the body is read.
  const counted = createMiddleware<HonoEnv>(async (c, next) => {
    await requestContextFor(c, services).countUse(LIMIT);
    await next();
  });
  api.openapi({ ...report, middleware: counted }, async (c) => {
    const detail = readDetail(c.req.valid("json").error_detail);
    const cleaned = cleanReport(detail);
    await recordErrorReport(db, cleaned, now());
    events.count("error");
    c.get("log").warn(
      { report: cleaned.fingerprint, message: cleaned.message, page: cleaned.path },
      "browser error",
    );
    if (env.ERROR_COLLECTOR_URL) {
      const collector = { url: env.ERROR_COLLECTOR_URL, token: env.ERROR_COLLECTOR_TOKEN };
      forwardReport(collector, cleaned, detail, c.get("origin")).catch((err: unknown) =>
        c.get("log").warn({ err }, "a browser error was not collected elsewhere"),
      );
    }
    return c.body(null, 204);
  });
  return api;
}

/** @throws AppError VALIDATION_FAILED if the text is not a report in JSON */
function readDetail(text: string): ErrorReportInput {
  const parsed = errorReportInput.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new AppError("VALIDATION_FAILED", "The report cannot be read.", {
    errors: [{ propertyName: "error_detail", message: "This must be the JSON of an error report." }],
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
