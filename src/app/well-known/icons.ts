import { createRoute, z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { readsAddress } from "~/content/reads";
import { image } from "~/features/media/shared/image/table";
import type { Database } from "~/platform/database/database";
import { newApi } from "~/server/api/new-api";
import { answerCached } from "~/server/page-cache/answer-cached";
import type { Services } from "~/server/services";

/**
 * Icons that browsers and phones request; each is made from the media library's picture of that short name.
 */
const ICONS = {
  "/favicon.svg": { slug: "favicon", pixels: undefined },
  "/favicon.ico": { slug: "favicon", pixels: 32 },
  "/apple-touch-icon.png": { slug: "app-icon", pixels: 180 },
  "/icon-192.png": { slug: "app-icon", pixels: 192 },
  "/icon-512.png": { slug: "app-icon", pixels: 512 },
} as const;

/** Used until the hospital has uploaded its own icons. */
const PLAIN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#0F4C45"/>' +
  '<path d="M26 14h12v12h12v12H38v12H26V38H14V26h12z" fill="#FAF6EF"/></svg>';

/** A hospital changes its icons by publishing pictures named `favicon` and `app-icon`. */
export function icons(services: Services) {
  const api = newApi();
  for (const [path, { slug, pixels }] of Object.entries(ICONS)) {
    api.openapi(iconRoute(path, pixels ? "image/png" : "image/svg+xml"), (c) =>
      answerCached(c, services, {}, async () => {
        const source = (await storedIcon(services, slug)) ?? {
          bytes: Buffer.from(PLAIN),
          contentType: "image/svg+xml",
        };
        if (!pixels && source.contentType === "image/svg+xml") return picture(source.bytes, "image/svg+xml");
        const drawn = sharp(source.bytes, { density: 288 }).resize(pixels ?? 64, pixels ?? 64, {
          fit: "contain",
        });
        return picture(await drawn.png().toBuffer(), "image/png");
      }),
    );
  }
  return api;
}

async function storedIcon({ db, storage }: Pick<Services, "storage"> & { db: Database }, slug: string) {
  const [found] = await db.select({ id: image.id, key: image.s3Key }).from(image).where(eq(image.slug, slug));
  readsAddress(image, slug, found?.id);
  return found && (await storage.get(found.key));
}

function picture(bytes: Buffer, type: string): Response {
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { "content-type": type } });
}

function iconRoute(path: string, type: string) {
  return createRoute({
    method: "get",
    path,
    summary: "The site's icon",
    responses: { 200: { description: "The picture.", content: { [type]: { schema: z.string() } } } },
  });
}
