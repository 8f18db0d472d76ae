import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { onlyBrowserCode } from "./src/server/assets/browser-code.ts";
import { serviceWorker } from "./src/server/assets/service-worker.ts";

/**
 * The chunks that the browser loads. By default the bundler splits code by the pages that share it, and a
 * page then needs three dozen small files. These groups split it by the time when it is needed.
 */
const pieces = [
  // Runs with every page, before the application and without React: requests, errors, and the store.
  {
    name: "start",
    test: anyOf(
      /node_modules\/zustand\/esm\/vanilla\./,
      /src\/site\/browser\/((environment|request|store)\/(?!use-client-store\.)|(typeface|change-typeface|when-idle)\.)/,
      /src\/site\/browser\/(errors\/(?!react-errors\.)|start\/(?!application\.)|typing\/(controls|watch-when-typed)\.)/,
      /src\/site\/(browser\/next-page\/(?!use-refresh\.)|next-page\/marks\.)/,
      /src\/(app\/(site-events|start-client)|features\/care\/site\/load-specialties)\./,
      /src\/ui\/(events\/(emit|emit-link|site-events)|modal\/(history-entry|waiting)|results\/early-results|suggestions\/watch-suggestions|intercept-pop-state)\./,
      /src\/features\/([^/]+\/site\/site-events|pages\/site\/faq\/faq-address)\./,
      /src\/server\/isomorphic\/(main-part|deferred-script)\./,
      /vite\/preload-helper/,
    ),
    priority: 3,
  },
  // React, the router, and the code that starts them.
  {
    name: "framework",
    test: anyOf(
      /node_modules\/(react|react-dom|react-router|scheduler|zustand)\//,
      /src\/site\/browser\/(errors\/react-errors|start\/application)\./,
    ),
    priority: 2,
  },
  // The frame of every public page and what most of them contain, and the one public style sheet: a page waits for one
  // response instead of thirty.
  {
    name: "site",
    test: anyOf(
      /src\/(ui(?!\/lightbox)|content|app(?!\/admin)|site(?!\/staff-toolbar))\/.*\.css$/,
      /src\/features\/[^/]+\/(?!(shared\/)?admin\/).*\.css$/,
      /src\/(site\/browser|app\/shell)\/(?!tracking\/start-tracking|consent\/consent-banner|typing\/)/,
      /src\/features\/([^/]+\/site\/site-feature|analytics\/site\/page-feedback|incident\/site\/incident-banner|settings\/shared\/site\/use-site-settings)\./,
      /src\/(site\/meta\/(page-meta|root-of|share-image)|features\/pages\/blocks\/video\/allowed-services)\./,
      /src\/ui\/(alert|breadcrumbs|button|events|icon|link|loader|phone|picture|search-form|section|visually-hidden)\//,
      // The blocks of pages, with all that they import, and what pages with a tool share.
      /src\/content\/blocks\/(render-blocks|all-shown)\./,
      /src\/features\/pages\/shared\/site\/split-opening\./,
      /src\/features\/(dashboard\/shared\/start-screen|search\/shared\/site\/|forms\/shared\/site\/form-in-block)/,
      /src\/site\/(meta\/structured-data|sub-navigation)\//,
      /src\/site\/modals\/tool-heading\./,
      /src\/ui\/(facts|modal|pdf-link)\//,
      /src\/ui\/(form\/(field|checkbox-field|select-field)|results\/use-results)\./,
    ),
    priority: 1,
  },
  // The code that keeps what visitors type, which also runs before the app.
  { name: "typing", test: anyOf(/src\/site\/browser\/typing\/(saved-input|watch-typing)\./), priority: 2 },
  // The bot check. Forms that are sent before the app runs use it too.
  {
    name: "proof",
    test: anyOf(/src\/site\/form\/proof\/(create-proof|open-prover|prove-when-sent)\./),
    priority: 2,
  },
  // The forms that people send. The donation form is in a page and a dialog, like most of the others.
  {
    name: "forms",
    test: anyOf(
      /src\/site\/form\/public-form\./,
      /src\/features\/giving\/site\/.*(donation-form|with-panel)\./,
    ),
  },
  // What the pages of places and providers share.
  {
    name: "places",
    test: anyOf(
      /src\/features\/care\/site\/.*\/(medical-specialty|payer-list|people-here|place-reference|provider-facts|provider-tags)\./,
    ),
  },
  // Lists and calendars of dates.
  {
    name: "dates",
    test: anyOf(
      /src\/features\/events\/shared\/site\/(browse-page|browse-meta|calendar-line|paths)\./,
      /src\/features\/classes\/site\/(class\/sign-up|registration\/confirmation)\./,
      /@date-fns\/tz/,
    ),
  },
  // The staff's style sheet loads with their screens.
  {
    name: "admin",
    test: anyOf(
      /src\/(admin|app\/admin|features\/[^/]+\/(shared\/)?admin)\/.*\.css$/,
      /node_modules\/@mantine\/.*\.css$/,
    ),
  },
];

/**
 * Packages with hundreds of files, of which the server uses a few: bundled, only those are read at each
 * start. The other packages stay external, in particular those that locate their own files or are not
 * JavaScript.
 */
const bundled = [
  /^@react-email\/(?!render$)/,
  /^@cantoo\/pdf-lib/,
  /^@(mantine|tanstack|dnd-kit)\//,
  // Schemas and the API: one copy of Zod and of Hono, so everything that uses them is bundled.
  /^(@hono\/|hono(\/|$)|zod(\/|$)|openapi3-ts(\/|$)|@asteasolutions\/)/,
  // Passkeys, and the certificates they need.
  /^@(simplewebauthn|peculiar|hexagon|levischuck)\//,
  /^(asn1js|pvtsutils|pvutils|tsyringe|tslib|reflect-metadata)(\/|$)/,
  // Metrics, limits, files and tables.
  /^@(opentelemetry|tokenizer|remix-run)\//,
  /^(prom-client|p-limit|yocto-queue|bintrees|tdigest|rate-limiter-flexible|altcha-lib|csv-parse|csv-stringify|diff|feed|xml-js|file-type|strtok3)(\/|$)/,
  // The components of the admin area.
  /^(react-(dropzone|number-format|remove-scroll|remove-scroll-bar|style-singleton)|use-(callback-ref|sidecar)|@floating-ui\/)/,
  /^(@date-fns\/tz|date-fns|drizzle-orm|libphonenumber-js|lucide-react|react-transition-group|stripe)(\/|$)/,
];

function anyOf(...patterns: RegExp[]): (id: string) => boolean {
  return (id) => patterns.some((pattern) => pattern.test(id));
}

/**
 * A second entry next to the server's bundle: the process that opens uploaded files
 * (src/platform/file-tasks).
 */
function fileTasks(): Plugin {
  return {
    name: "openward-file-tasks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/platform/file-tasks/worker.ts", fileName: "file-tasks.js" });
    },
  };
}

/**
 * On the server, `@date-fns/tz` takes offsets from memory (src/platform/time-zone-offset.ts).
 */
function offsetsFromMemory(): Plugin {
  let isReplaced = false;
  return {
    name: "openward-offsets-from-memory",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId(source, importer) {
      if (!source.endsWith("/tzOffset/index.js") || !importer?.includes("/@date-fns/tz/")) return null;
      isReplaced = true;
      return join(import.meta.dirname, "src/platform/time-zone-offset.ts");
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error("@date-fns/tz no longer imports tzOffset/index.js.");
    },
  };
}

/**
 * Writes the server's code in ASCII. V8 stores a module's source with two bytes per character as soon as one
 * character needs them, such as a curly quotation mark: 10 MB more for each server.
 */
function asciiServer(): Plugin {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return {
    name: "openward-ascii-server",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        // A backslash that escaped the character would now escape the new backslash.
        chunk.code = chunk.code.replaceAll(
          /(\\*)([^\0-\x7f])/g,
          (_match, slashes: string, character: string) =>
            slashes.slice(slashes.length % 2) + escaped(character),
        );
      }
    },
  };
}

export default defineConfig({
  plugins: [
    reactRouter(),
    onlyBrowserCode(),
    serviceWorker(),
    fileTasks(),
    offsetsFromMemory(),
    asciiServer(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    // A data: address would need its own permission in the Content-Security-Policy.
    assetsInlineLimit: 0,
    target: "es2022",
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: pieces } } } } },
    // The server bundle starts at the program's entry, which imports the routes: one bundle, one command.
    ssr: {
      build: { rolldownOptions: { input: "src/main.ts" } },
      resolve: { noExternal: bundled },
    },
  },
});
