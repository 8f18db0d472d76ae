import type { ShownSettings } from "~/features/settings/shared/site-settings";
import { colors } from "~/ui/contrast/colors";

/** What a phone shows when someone adds the site to its home screen. */
export function webManifest(settings: ShownSettings | null): string {
  const name = settings?.hospitalName ?? "Openward";
  return JSON.stringify({
    id: "/",
    name,
    short_name: settings?.shortName ?? name,
    start_url: "/",
    display: "browser",
    background_color: colors.sand,
    theme_color: settings?.brand?.main ?? colors.pine,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  });
}
