import { z } from "@hono/zod-openapi";
import { AppError } from "~/platform/errors/app-error";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { requestPriceFileCheck } from "../price-file/check-price-file";
import { checkOf, lastUpdated, priceFileAt } from "../price-file/price-file";
import { draftPriceFile, livePriceFile, type NamedPriceFile } from "../price-file/price-file-addresses";
import { priceFileAge } from "../price-file/price-file-age";

const access = { anyOf: ["permissionSettingsManager"] } as const;
const path = "/api/admin/price-file";

const finding = z.object({
  row: z.int().nullable().describe("As a spreadsheet counts, from 1."),
  column: z.string().describe("As a spreadsheet names it, or empty."),
  name: z.string().describe("The column's name, or the path within a JSON file."),
  what: z.string(),
});

const priceFile = z.object({
  address: z.string(),
  kind: z.enum(["stored", "external", "unknown"]),
  isLive: z.boolean().describe("Whether the public settings name it."),
  check: z
    .object({
      requestedAt: z.iso.datetime(),
      checkedAt: z.iso.datetime().nullable().describe("Null while it waits."),
      version: z.string(),
      findings: z.array(finding).describe("What prevents publishing."),
      warnings: z.array(finding),
      hasMore: z.boolean(),
    })
    .nullable()
    .describe("Null if nobody requested one."),
  lastUpdatedOn: z.iso.date().nullable(),
  age: z.enum(["current", "dueSoon", "overdue"]).nullable(),
});

const answer = z.object({
  files: z.array(priceFile).describe("The public one, then the draft's, if it differs."),
});

export type PriceFileResponse = z.output<typeof priceFile>;

const show = {
  method: "get",
  path,
  access,
  summary: "The price files that the settings name, and the results of their checks",
  responses: { 200: json("The files.", answer) },
} as const;

const check = {
  method: "post",
  path: `${path}/check`,
  access,
  summary: "Checks a price file against the template of CMS, in a job",
  request: {
    body: {
      content: { "application/json": { schema: z.object({ address: z.string().max(500) }) } },
      required: true,
    },
  },
  responses: { 202: json("The files.", answer), ...failures(422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof show | typeof check> {}
}

/** The API of the file with all prices that the federal rule requires (45 CFR 180.50), and of its check. */
export function priceFileApi(services: Services) {
  const api = newApi();
  const { db, now } = services;

  adminRoute(api, services, show, async ({ c }) => c.json(await filesOf(services), 200));

  adminRoute(api, services, check, async ({ c }) => {
    const file = await priceFileAt(db, c.req.valid("json").address);
    if (file.kind !== "stored" && file.kind !== "external")
      throw new AppError("VALIDATION_FAILED", "This is not the address of a file.");
    await requestPriceFileCheck({ db, now }, file.src);
    return c.json(await filesOf(services), 202);
  });
  return api;
}

async function filesOf(services: Pick<Services, "db" | "now">): Promise<z.output<typeof answer>> {
  const [live, draft] = await Promise.all([livePriceFile(services.db), draftPriceFile(services.db)]);
  const named = live.address === draft.address ? [live] : [live, draft];
  const files = named
    .filter(({ address }) => address !== "")
    .map((one) => toResponse(services, one, one === live));
  return { files: await Promise.all(files) };
}

async function toResponse(
  { db, now }: Pick<Services, "db" | "now">,
  { address, updatedOn }: NamedPriceFile,
  isLive: boolean,
): Promise<PriceFileResponse> {
  const file = await priceFileAt(db, address);
  const found = "src" in file ? await checkOf(db, file.src) : undefined;
  const lastUpdatedOn = lastUpdated(file, found, updatedOn);
  return {
    address,
    kind: file.kind === "none" ? "unknown" : file.kind,
    isLive,
    check: found
      ? {
          requestedAt: found.requestedAt.toISOString(),
          checkedAt: found.checkedAt?.toISOString() ?? null,
          version: found.version,
          findings: found.findings,
          warnings: found.warnings,
          hasMore: found.hasMore,
        }
      : null,
    lastUpdatedOn,
    age: lastUpdatedOn ? priceFileAge(lastUpdatedOn, now()) : null,
  };
}
