import type { RootData, ShareableImage } from "../root-data";

/** A page's picture on other sites, with a full address. */
export interface SharedImage {
  src: string;
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
  mimeType: string;
}

/**
 * The picture's file for sharing, and its fixed properties (`store-image.ts`); the page's own if it has one,
 * else the site's.
 */
export function sharedImage(root: RootData, own: ShareableImage | null | undefined): SharedImage | undefined {
  const image = own?.shareSrc ? own : root.settings?.shareImage;
  if (!image?.shareSrc) return undefined;
  const src = new URL(image.shareSrc, root.origin).href;
  return { src, alt: image.alt, width: 1200, height: 630, mimeType: "image/jpeg" };
}
