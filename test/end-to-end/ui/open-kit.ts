import { join } from "node:path";
import type { Page } from "@playwright/test";
import { build } from "vite";

const ADDRESS = "/test-kit";
let bundle: Promise<Map<string, string | Uint8Array>> | undefined;

/** Opens the page of components for tests, at the site's own address. */
export async function openKit(page: Page): Promise<void> {
  bundle ??= bundled();
  const files = await bundle;
  await page.route(`**${ADDRESS}/**`, (route) => {
    const body = files.get(new URL(route.request().url()).pathname);
    if (body === undefined) return route.fulfill({ contentType: "text/html", body: DOCUMENT });
    return route.fulfill({ contentType: typeOf(route.request().url()), body: Buffer.from(body) });
  });
  await page.goto(`${ADDRESS}/`);
  await page.locator("main[data-ready=true]").waitFor();
}

const DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kit</title>
  <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="${ADDRESS}/kit.css">
  <link rel="icon" href="data:,"></head><body><script type="module" src="${ADDRESS}/kit.js"></script></body></html>`;

async function bundled(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    base: `${ADDRESS}/`,
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "kit/kit.tsx"),
        output: {
          entryFileNames: "kit.js",
          assetFileNames: ({ names }) => (names[0]?.endsWith(".css") ? "kit.css" : "[name][extname]"),
        },
      },
    },
  });
  if (!("output" in built)) throw new Error("The kit was not bundled in one go.");
  return new Map(
    built.output.map((file) => [
      `${ADDRESS}/${file.fileName}`,
      file.type === "chunk" ? file.code : file.source,
    ]),
  );
}

function typeOf(address: string): string {
  if (address.endsWith(".js")) return "text/javascript";
  return address.endsWith(".css") ? "text/css" : "font/woff2";
}
