import { createRoute } from "@hono/zod-openapi";
import { storedAddress } from "~/features/media/shared/file/stored-address";
import { publishedSettings } from "~/features/settings/shared/site-settings";
import { AppError } from "~/platform/errors/app-error";
import { PRICE_FILE } from "~/platform/isomorphic/file-addresses";
import { failures } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";

const redirectToPriceFile = createRoute({
  method: "get",
  path: PRICE_FILE,
  summary: "Leads to the public file with every price",
  responses: { 302: { description: "Leads to the file." }, ...failures(404) },
});

/** Pages link to `/price-file`, so that they lead to a new price file as soon as the published settings name it. */
export function priceFile(services: Pick<Services, "db">) {
  const api = newApi();
  api.openapi(redirectToPriceFile, async (c) => {
    const address = await priceFileAddress(services);
    if (!address) throw new AppError("NOT_FOUND", "The hospital has not published a price file yet.");
    c.header("cache-control", "no-cache");
    return c.redirect(address, 302);
  });
  return api;
}

/**
 * The address of the public price file itself, as the federal rule requires, and not one that redirects to it.
 * @returns empty if there is none
 */
export async function priceFileAddress({ db }: Pick<Services, "db">): Promise<string> {
  const address = (await publishedSettings(db))?.priceFileUrl ?? "";
  return (await storedAddress(db, address)) ?? address;
}
