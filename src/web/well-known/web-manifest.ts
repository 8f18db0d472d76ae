/** What a phone shows when somebody puts the site on its home screen. */
export function webManifest(name = "Openward", shortName = name): string {
  return JSON.stringify({
    id: "/",
    name,
    short_name: shortName,
    start_url: "/",
    display: "browser",
    background_color: "#FAF6EF",
    theme_color: "#0F4C45",
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  });
}
